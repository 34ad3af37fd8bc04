import { Trans, useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { fieldError } from '../../api/envelope'
import { Field, Input } from '../../ui/Field'
import { Participant } from './Participant'
import { cellsIn, type Row, withCells } from './paste'
import { CONTACT, REQUIRED } from './required'

interface ParticipantFieldsProps {
  rows: readonly Row[]
  error: Error | null
  /** What the error is about: a field that was changed since then bears no error. */
  sent: readonly Row[] | undefined
  /** The participants are contacts (PIC) as well: errors of both are shown here. */
  isContact: boolean
  onChange: (rows: Row[]) => void
}

/** One row of fields for each seat; cells pasted from a spreadsheet spread over the rows. */
export function ParticipantFields({
  rows,
  error,
  sent,
  isContact,
  onChange,
}: ParticipantFieldsProps) {
  const { t } = useLingui()
  const columns = [
    { name: 'name', label: t`Nama`, type: 'text', complete: 'off' },
    { name: 'email', label: t`Email`, type: 'email', complete: 'off' },
    { name: 'phone', label: t`Telepon`, type: 'tel', complete: 'off' },
    { name: 'position', label: t`Jabatan`, type: 'text', complete: 'off' },
  ] as const
  const set = (index: number, field: string, value: string) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, [field]: value } : row)))
  const required: readonly string[] = isContact ? CONTACT : REQUIRED
  const errorOf = (index: number, name: string) =>
    fieldError(error, `participants[${index}][${name}]`) ??
    (isContact ? fieldError(error, `pics[${index}][${name}]`) : undefined)
  const shownError = (index: number, name: (typeof columns)[number]['name']) =>
    rows[index]?.[name] === sent?.[index]?.[name] ? errorOf(index, name) : undefined
  const paste = (event: ClipboardEvent, index: number, field: (typeof columns)[number]['name']) => {
    const cells = cellsIn(event.clipboardData.getData('text'))
    if (!cells) return
    event.preventDefault()
    onChange(withCells(rows, cells, index, field))
  }
  return (
    <ol className="grid gap-3">
      {rows.map((row, index) => {
        const number = index + 1
        return (
          <li key={row.regcourse_id}>
            <Participant
              number={number}
              row={row}
              isOnly={rows.length === 1}
              hasError={columns.some(({ name }) => shownError(index, name))}
            >
              <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
                {columns.map(({ name, label, type, complete }) => (
                  <Field
                    key={name}
                    label={label}
                    optional={!required.includes(name)}
                    hint={name === 'name' && <Trans>Tampil di sertifikat</Trans>}
                    error={shownError(index, name)}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        type={type}
                        autoComplete={complete}
                        value={row[name]}
                        onChange={(event) => set(index, name, event.target.value)}
                        onPaste={(event) => paste(event, index, name)}
                      />
                    )}
                  </Field>
                ))}
              </div>
            </Participant>
          </li>
        )
      })}
    </ol>
  )
}
