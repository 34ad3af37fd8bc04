import { useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ProductForm } from './types'
import type { FormValues } from './values'

interface Props {
  form: ProductForm
  opened: FormValues
  latest: FormValues
  wanted: FormValues
}

const asText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const namesOf = (form: ProductForm) => [
  ...form.fields.map(({ name, label }) => ({ name, label, read: (row: FormValues) => row[name] })),
  ...form.lines.map(({ name, label }) => ({
    name,
    label,
    read: (row: FormValues) => row.lines[name],
  })),
]

/** A colleague's concurrent changes beside the values of this form. */
export const Differences = ({ form, opened, latest, wanted }: Props) => {
  const { t } = useLingui()
  const changed = namesOf(form).filter(({ read }) => asText(read(opened)) !== asText(read(latest)))
  return (
    <Table size="small" sx={{ mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Isian`}</TableCell>
          <TableCell>{t`Saat Anda buka`}</TableCell>
          <TableCell>{t`Versi terbaru`}</TableCell>
          <TableCell>{t`Isian Anda`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changed.map(({ name, label, read }) => (
          <TableRow key={name}>
            <TableCell>{label}</TableCell>
            <TableCell>{asText(read(opened))}</TableCell>
            <TableCell sx={{ fontWeight: 600 }}>{asText(read(latest))}</TableCell>
            <TableCell>{asText(read(wanted))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
