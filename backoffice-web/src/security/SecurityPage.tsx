import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { Me } from '../api/types'
import { useMe, useReloadMe } from '../providers/useMe'
import { ErrorState } from '../ui/ErrorState'
import { PageSkeleton } from '../ui/PageSkeleton'
import { ActiveDevice } from './ActiveDevice'
import { RecoveryCodeList } from './RecoveryCodeList'
import { SetUp } from './SetUp'

interface StateProps {
  state: Me['two_factor']
  onCodes: (codes: string[]) => void
}

const Current = ({ state, onCodes }: StateProps) =>
  state.enabled ? (
    <ActiveDevice codesLeft={state.recovery_codes_left} onCodes={onCodes} />
  ) : (
    <>
      {state.required && (
        <Alert severity="warning">
          <Trans>
            Semua akun staf wajib memakai verifikasi dua langkah. Aktifkan sekarang untuk membuka
            ruang kerja Anda.
          </Trans>
        </Alert>
      )}
      <SetUp onCodes={onCodes} />
    </>
  )

/** New codes stay on the page until their owner has them: the server cannot show them again. */
const Contents = ({ state }: { state: Me['two_factor'] }) => {
  const [codes, setCodes] = useState<string[]>([])
  const reload = useReloadMe()
  const done = () => {
    setCodes([])
    void reload()
  }
  if (codes.length > 0) return <RecoveryCodeList codes={codes} onDone={done} />
  return <Current state={state} onCodes={setCodes} />
}

/** The second factor of the user's own account. */
export const SecurityPage = () => {
  const { t } = useLingui()
  const { data: me, error, refetch } = useMe()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Title title={t`Keamanan akun`} />
      {me && <Contents state={me.two_factor} />}
      {!me && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!me && !error && <PageSkeleton />}
    </Box>
  )
}
