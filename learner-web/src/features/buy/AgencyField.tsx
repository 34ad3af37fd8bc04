import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Field, Input } from '../../ui/Field'
import type { AgencyChoice } from './useAgency'

/** A choice from a long list by typing a part of the name. */
export function AgencyField({ agency }: { agency: AgencyChoice }) {
  const { t } = useLingui()
  const listId = useId()
  const [left, setLeft] = useState(false)
  const isWrong = left && agency.isUnknown
  return (
    <Field
      optional
      label={<Trans>Instansi Anda</Trans>}
      hint={<Trans>Bila Anda ikut atas nama instansi: ketik sebagian namanya, lalu pilih.</Trans>}
      error={isWrong ? t`Pilih instansi dari daftar, atau kosongkan.` : undefined}
    >
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            value={agency.text}
            onFocus={agency.load}
            onBlur={() => setLeft(true)}
            onChange={(event) => agency.write(event.target.value)}
          />
          <datalist id={listId}>
            {agency.names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
