import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { forumUnitsQuery } from '../../api/forum'
import { Field, Input } from '../../ui/Field'

interface UnitFieldProps {
  code: string
  onChange: (code: string) => void
  error: string | undefined
}

/** A competency unit by its code, with suggestions as one types its code or name. */
export function UnitField({ code, onChange, error }: UnitFieldProps) {
  const listId = useId()
  const [words, setWords] = useState('')
  const found = useQuery({ ...forumUnitsQuery(words), enabled: words.length >= 2 })
  return (
    <Field
      label={<Trans context="one">Unit kompetensi</Trans>}
      hint={<Trans>Ketik kode atau nama unitnya.</Trans>}
      error={error}
      optional
    >
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            value={code}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => {
              onChange(event.target.value)
              setWords(event.target.value.trim())
            }}
          />
          <datalist id={listId}>
            {(found.data?.rows ?? []).map((unit) => (
              <option key={unit.code} value={unit.code}>
                {unit.name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
