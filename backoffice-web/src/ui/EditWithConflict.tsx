import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  EditBase,
  EditView,
  type HttpError,
  type RaRecord,
  useEditContext,
  useNotify,
} from 'react-admin'
import { ConflictTable } from './ConflictTable'
import { PageSkeleton } from './PageSkeleton'
import { EditProblem, stay } from './RecordShow'
import { useRedirect } from './useRedirect'

const CONFLICT = 409

/** The values that were refused because another user saved in between. */
interface Refused {
  data?: Record<string, unknown>
  previousData?: RaRecord
}

const Conflict = ({ refused, onDone }: { refused: Refused; onDone: () => void }) => {
  const { refetch, record } = useEditContext()
  const { t } = useLingui()
  const [latest, setLatest] = useState<RaRecord>()
  const { data = {}, previousData: opened = record } = refused
  const compare = async () => setLatest((await refetch()).data)
  const [label, next] = latest ? [t`Mengerti`, onDone] : [t`Muat ulang dan bandingkan`, compare]
  return (
    <Alert severity="warning" sx={{ m: 2, mb: 0, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Trans>
        Data ini sudah diubah orang lain sejak Anda membukanya. Isian yang sudah Anda ubah tetap
        ada; bandingkan, lalu simpan lagi.
      </Trans>
      {latest && opened && <ConflictTable opened={opened} latest={latest} wanted={data} />}
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        sx={{ mt: 1, display: 'block' }}
        onClick={() => void next()}
      >
        {label}
      </Button>
    </Alert>
  )
}

/**
 * An edit page that waits for the server's response, and shows the differences after a conflict.
 */
export const EditWithConflict = ({ children }: { children: ReactNode }) => {
  const notify = useNotify()
  const redirect = useRedirect()
  const [refused, setRefused] = useState<Refused | null>(null)
  const onError = (error: Error, variables: Refused) => {
    const { status, body, message } = error as HttpError
    if (status === CONFLICT) return setRefused(variables)
    const hasFieldErrors = Object.keys(body?.errors ?? {}).length > 0
    notify(hasFieldErrors ? 'ra.message.invalid_form' : message, { type: 'error' })
  }
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={redirect}
      mutationOptions={{ onError }}
      loading={<PageSkeleton />}
      error={<EditProblem />}
      queryOptions={stay}
    >
      <EditView>
        {refused && (
          <Conflict
            key={refused.data?.version as number}
            refused={refused}
            onDone={() => setRefused(null)}
          />
        )}
        {children}
      </EditView>
    </EditBase>
  )
}
