import { useLingui } from '@lingui/react/macro'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { useMutation } from '@tanstack/react-query'
import {
  Button,
  CanAccess,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { call } from '../api/client'
import { recordPath } from './useRecordRows'

/** Brings a deleted record back. */
export const RestoreButton = () => {
  const { t } = useLingui()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('post', recordPath(resource, record?.id ?? '', 'restore')),
    onSuccess: () => {
      notify(t`Data dipulihkan`, { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <CanAccess action="delete">
      <Button label={t`Pulihkan`} disabled={isPending} onClick={() => mutate()}>
        <RestoreIcon />
      </Button>
    </CanAccess>
  )
}
