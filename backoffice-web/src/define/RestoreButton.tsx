import { useLingui } from '@lingui/react/macro'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, CanAccess, useRecordContext, useResourceContext } from 'react-admin'
import { EVERYTHING, useWrite } from '../providers/useWrite'
import { recordPath } from './useRecordRows'

/** Brings a deleted record back. */
export const RestoreButton = () => {
  const { t } = useLingui()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { mutate, isPending } = useWrite(
    (send) => send('post', recordPath(resource, record?.id ?? '', 'restore')),
    { done: t`Data dipulihkan`, invalidates: EVERYTHING },
  )
  return (
    <CanAccess action="delete">
      <Button label={t`Pulihkan`} disabled={isPending} onClick={() => mutate()}>
        <RestoreIcon />
      </Button>
    </CanAccess>
  )
}
