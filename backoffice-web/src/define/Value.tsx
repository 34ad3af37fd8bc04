import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { type RaRecord, ReferenceArrayField, ReferenceField } from 'react-admin'
import { formatDate, formatMoment, formatNumber, formatRupiah, formatTimeOfDay } from '../ui/format'
import { pictureBackground } from '../ui/PictureField'
import { RichText } from '../ui/RichText'
import { StatusChip } from '../ui/StatusChip'
import { toneOf } from './statusTones'
import type { Field } from './types'
import { useText } from './useText'

const EMPTY = '–'

/** Whether a field of a record says nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** What a record says in one field, in words. */
export const Value = ({
  source,
  field,
  record,
}: {
  source: string
  field: Field
  record: RaRecord
}) => {
  if (field.render) return <>{field.render(record)}</>
  const value: unknown = record[source]
  if (isEmpty(value)) return <>{EMPTY}</>
  if (field.reference)
    return <References source={source} record={record} field={field} name={field.reference} />
  if (field.type && PICTURES.has(field.type)) return <Picture name={String(value)} />
  const html: unknown = record[`${source}_html`]
  if (field.type === 'markdown' && typeof html === 'string') return <RichText html={html} />
  return <Words value={value} field={field} />
}

const PICTURES: ReadonlySet<string> = new Set(['picture', 'focusedPicture'])

const Picture = ({ name }: { name: string }) => (
  <Box
    component="img"
    src={`/media/${name}`}
    alt=""
    sx={{ ...pictureBackground, maxWidth: 200, maxHeight: 112, borderRadius: 1 }}
  />
)

const References = ({
  source,
  field,
  record,
  name,
}: {
  source: string
  field: Field
  record: RaRecord
  name: string
}) =>
  field.type === 'references' ? (
    <ReferenceArrayField record={record} source={source} reference={name} />
  ) : (
    <ReferenceField record={record} source={source} reference={name} />
  )

const FORMATS: Partial<Record<NonNullable<Field['type']>, (value: unknown) => string>> = {
  date: (value) => formatDate(String(value)),
  time: (value) => formatTimeOfDay(String(value)),
  dateTime: (value) => formatMoment(String(value)),
  money: (value) => formatRupiah(Number(value)),
}

const Words = ({ value, field }: { value: unknown; field: Field }) => {
  const text = useText()
  const { t } = useLingui()
  if (typeof value === 'boolean') return <>{value ? t`Ya` : t`Tidak`}</>
  if (Array.isArray(value)) return <>{value.join(', ')}</>
  const choice = field.choices?.[String(value)]
  if (choice !== undefined && field.isStatus)
    return <StatusChip label={{ text: choice, tone: toneOf(field, String(value)) }} />
  if (choice !== undefined) return <>{text(choice)}</>
  const format = field.type && FORMATS[field.type]
  if (format) return <>{format(value)}</>
  return <>{typeof value === 'number' ? formatNumber(value) : String(value)}</>
}
