import { Typography } from '@mui/material'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { BASE } from '../api/client'
import { writtenValue } from '../providers/written'
import { ActionDialog } from '../ui/ActionDialog'
import { FieldInput } from './FieldInput'
import { useText } from './useText'
import type { Verb } from './verbs'

const toBody = (verb: Verb, values: FieldValues) =>
  Object.fromEntries(
    Object.entries(verb.fields ?? {}).map(([name, { blank }]) => [
      name,
      writtenValue(values[name], blank),
    ]),
  )

/** Says what a verb will do, and asks what it needs. */
const VerbDialog = ({
  verb,
  record,
  resource,
  onClose,
}: {
  verb: Verb
  record: RaRecord
  resource: string
  onClose: () => void
}) => {
  const text = useText()
  const [request] = useState(() => crypto.randomUUID())
  return (
    <ActionDialog<FieldValues>
      title={text(verb.label)}
      confirm={text(verb.label)}
      done={text(verb.done)}
      act={(send, values) =>
        send.byName('post', `${BASE}/${resource}/${record.id}/${verb.name}`, {
          body: { ...toBody(verb, values), request_uuid: request },
        })
      }
      defaults={verb.start?.(record)}
      isDangerous={verb.isDangerous}
      invalidates={[resource]}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text(verb.question)}</Typography>
      {Object.entries(verb.fields ?? {}).map(([name, field]) => (
        <FieldInput key={name} source={name} field={field} />
      ))}
    </ActionDialog>
  )
}

export default VerbDialog
