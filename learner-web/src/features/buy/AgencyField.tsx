import { Trans, useLingui } from '@lingui/react/macro'
import { Building2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Field, Input } from '../../ui/Field'
import type { AgencyChoice } from './useAgency'

/** A choice from a long list by typing a part of the name. */
export function AgencyField({ agency }: { agency: AgencyChoice }) {
  const { t } = useLingui()
  const listId = useId()
  const [left, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(agency.text !== '')
  const isWrong = left && agency.isUnknown
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-start text-[15px] font-semibold text-primary hover:underline"
      >
        <Building2 aria-hidden className="size-4.5 shrink-0" />
        <Trans>Ikut atas nama instansi?</Trans>
      </button>
    )
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
            autoFocus
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
