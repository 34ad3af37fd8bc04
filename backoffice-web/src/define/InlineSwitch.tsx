import { useLingui } from '@lingui/react/macro'
import { Switch } from '@mui/material'
import { type RaRecord, useNotify, useResourceContext, useUpdate } from 'react-admin'

interface Props {
  source: string
  label: string
  record: RaRecord
}

/** Yes or no, changed in the list itself at the version that is shown. */
export const InlineSwitch = ({ source, label, record }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const resource = useResourceContext()
  const [update, { isPending }] = useUpdate()
  const change = (value: boolean) =>
    void update(
      resource,
      { id: record.id, data: { ...record, [source]: value }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(t`Perubahan berhasil disimpan.`, { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <Switch
      size="small"
      checked={Boolean(record[source])}
      disabled={isPending || Boolean(record.deleted_at)}
      slotProps={{ input: { 'aria-label': label } }}
      onClick={(event) => event.stopPropagation()}
      onChange={(_event, value) => change(value)}
    />
  )
}
