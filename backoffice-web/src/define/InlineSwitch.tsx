import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  type RaRecord,
  useGetRecordRepresentation,
  useNotify,
  useResourceContext,
  useUpdate,
} from 'react-admin'
import { read } from '../api/client'
import { useUndoNotice } from '../ui/useUndoNotice'
import type { Field } from './types'
import { recordPath } from './useRecordRows'
import { useText } from './useText'

interface Props {
  source: string
  field: Field
  record: RaRecord
}

/** Writes one field at the version that is shown, and offers the way back. */
function useSwitch({ source, record }: Props) {
  const { t } = useLingui()
  const notify = useNotify()
  const notifyWithUndo = useUndoNotice()
  const resource = useResourceContext() ?? ''
  const name = String(useGetRecordRepresentation(resource)(record))
  const [update, { isPending }] = useUpdate()
  const sentences: Record<string, [string, string]> = {
    is_active: [t`${name} dinonaktifkan.`, t`${name} diaktifkan.`],
  }
  const [off, on] = sentences[source] ?? [t`${name} disembunyikan.`, t`${name} ditampilkan.`]
  const change = (from: RaRecord, value: boolean) =>
    void update(
      resource,
      { id: from.id, data: { ...from, [source]: value }, previousData: from },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => notifyWithUndo(value ? on : off, () => change(saved, !value)),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  return { name, change, isPending }
}

/** How often the record is used, not counting its own parts; nothing where that cannot be read. */
async function usesOf(resource: string, { id }: RaRecord): Promise<number> {
  const { rows } = await read(recordPath(resource, id, 'usage'), {}).catch(() => ({ rows: [] }))
  return rows.reduce((sum, { count, is_part }) => sum + (is_part ? 0 : count), 0)
}

/** Yes or no, changed in the list itself; what is in use asks before it is switched off. */
export const InlineSwitch = (props: Props) => {
  const { source, field, record } = props
  const { t } = useLingui()
  const text = useText()
  const resource = useResourceContext() ?? ''
  const { name, change, isPending } = useSwitch(props)
  const [uses, setUses] = useState(0)
  const set = async (value: boolean) => {
    const found = value || !field.asksInUse ? 0 : await usesOf(resource, record)
    if (found) setUses(found)
    else change(record, value)
  }
  const confirm = () => {
    setUses(0)
    change(record, false)
  }
  return (
    <>
      <Switch
        size="small"
        checked={Boolean(record[source])}
        disabled={isPending || Boolean(record.deleted_at)}
        slotProps={{ input: { 'aria-label': text(field.label) } }}
        onClick={(event) => event.stopPropagation()}
        onChange={(_event, value) => void set(value)}
      />
      {uses > 0 && (
        // biome-ignore lint/a11y: the row behind must not take the clicks of its dialog.
        <span onClick={(event) => event.stopPropagation()}>
          <Confirm
            isOpen
            title={t`Nonaktifkan ${name}?`}
            content={
              <>
                <Plural value={uses} other="Dipakai oleh # data." />{' '}
                <Trans>Yang sudah memakainya tetap, tetapi tidak dapat dipilih lagi.</Trans>
              </>
            }
            confirm={t`Nonaktifkan`}
            confirmColor="warning"
            onConfirm={confirm}
            onClose={() => setUses(0)}
          />
        </span>
      )}
    </>
  )
}
