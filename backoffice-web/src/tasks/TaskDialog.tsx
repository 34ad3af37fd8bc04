import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { BASE } from '../api/client'
import { FieldInput } from '../define/FieldInput'
import type { Field } from '../define/types'
import { ActionDialog } from '../ui/ActionDialog'
import { priorities, priorityOf } from './labels'
import { useMyDay } from './useMyDay'

interface Props {
  resource: string
  id: string | number
  closesWithRefund?: boolean
  onClose: () => void
}

const fields: Readonly<Record<string, Field>> = {
  title: { label: msg`Judul`, blank: '', required: true, maxLength: 200 },
  assignee_id: {
    label: msg`Petugas`,
    type: 'reference',
    reference: 'colleagues',
    blank: null,
    required: true,
  },
  due_on: { label: msg`Tenggat`, type: 'date', blank: null },
  priority: { label: msg`Prioritas`, type: 'choice', choices: priorities, blank: '2' },
  note: { label: msg`Catatan`, type: 'prose', blank: '', maxLength: 4000 },
}
const refundField: Field = {
  label: msg`Selesai sendiri saat dananya dikembalikan`,
  type: 'boolean',
  blank: true,
}

/** Asks for a task about one record. */
const TaskDialog = ({ resource, id, closesWithRefund, onClose }: Props) => {
  const { t } = useLingui()
  const { data: day } = useMyDay()
  if (!day) return null
  const toBody = (values: FieldValues) => ({
    title: values.title,
    assignee_id: values.assignee_id,
    due_on: values.due_on || null,
    priority: priorityOf(values.priority),
    note: values.note ?? '',
    repeats: 'none' as const,
    version: 1,
    closes_with_refund: closesWithRefund === true && values.closes_with_refund === true,
    link_resource: resource,
    link_id: String(id),
  })
  return (
    <ActionDialog<FieldValues>
      title={t`Buat tugas`}
      confirm={t`Buat tugas`}
      done={t`Tugas dibuat`}
      act={(send, values) => send('post', `${BASE}/tasks`, { body: toBody(values) })}
      defaults={{ assignee_id: day.person_id, priority: '2', closes_with_refund: true }}
      invalidates={['tasks', 'my-day']}
      onClose={onClose}
    >
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput key={name} source={name} field={field} />
      ))}
      {closesWithRefund && <FieldInput source="closes_with_refund" field={refundField} />}
    </ActionDialog>
  )
}

export default TaskDialog
