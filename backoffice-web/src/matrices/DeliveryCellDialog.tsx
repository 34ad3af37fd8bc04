import { Trans, useLingui } from '@lingui/react/macro'
import {
  Autocomplete,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import { AppDialog } from '../ui/AppDialog'
import { HOURS } from './matrices'

interface Contents {
  hours: string
  materi: string[]
  deliverables: string[]
}

/** Reads `4; MT-1 MT-2; DV-1`. */
function contentsOf(text: string): Contents {
  const [hours = '', materi = '', deliverables = ''] = text.split(';').map((part) => part.trim())
  const codes = (part: string) => part.split(/[\s,]+/).filter(Boolean)
  return { hours, materi: codes(materi), deliverables: codes(deliverables) }
}

function textOfContents({ hours, materi, deliverables }: Contents): string {
  const parts = [hours.trim(), materi.join(' '), deliverables.join(' ')]
  if (parts.every((part) => !part)) return ''
  parts[0] ||= '0'
  while (parts.length > 1 && !parts.at(-1)) parts.pop()
  return parts.join('; ')
}

const PAGE = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'code', order: 'ASC' as const },
}

const Codes = ({
  resource,
  label,
  value,
  onChange,
}: {
  resource: string
  label: string
  value: string[]
  onChange: (codes: string[]) => void
}) => {
  const [search, setSearch] = useState('')
  const filter = search ? { 'q@contains': search } : {}
  const { data = [] } = useGetList(resource, { ...PAGE, filter }, { placeholderData: (old) => old })
  const names = new Map(data.map(({ code, name }) => [code as string, name as string]))
  return (
    <Autocomplete
      multiple
      options={[...names.keys()]}
      value={value}
      filterOptions={(options) => options}
      getOptionLabel={(code) => (names.has(code) ? `${code} · ${names.get(code)}` : code)}
      onInputChange={(_event, text, reason) => reason === 'input' && setSearch(text)}
      onChange={(_event, codes) => onChange(codes)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

/** The contents of one cell of the delivery matrix as a form. */
export const DeliveryCellDialog = ({
  title,
  text,
  onSave,
  onClose,
}: {
  title: string
  text: string
  onSave: (text: string) => void
  onClose: () => void
}) => {
  const { t } = useLingui()
  const [contents, setContents] = useState(() => contentsOf(text))
  const change = (part: Partial<Contents>) => setContents((old) => ({ ...old, ...part }))
  const hours = contents.hours.trim()
  const isWrong = hours !== '' && !HOURS.test(hours)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    onSave(textOfContents(contents))
    onClose()
  }
  return (
    <AppDialog onClose={onClose} slotProps={{ paper: { component: 'form', onSubmit: submit } }}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <TextField
          autoFocus
          label={t`Jam belajar`}
          value={contents.hours}
          error={isWrong}
          helperText={
            isWrong
              ? t`Tulis angka 0–999, dengan paling banyak satu desimal.`
              : t`Misalnya 4 atau 1,5`
          }
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          onChange={(event) => change({ hours: event.target.value })}
        />
        <Codes
          resource="materi"
          label={t`Materi`}
          value={contents.materi}
          onChange={(materi) => change({ materi })}
        />
        <Codes
          resource="deliverables"
          label={t`Deliverable`}
          value={contents.deliverables}
          onChange={(deliverables) => change({ deliverables })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          <Trans>Batal</Trans>
        </Button>
        <Button variant="contained" type="submit" disabled={isWrong}>
          <Trans>Terapkan</Trans>
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
