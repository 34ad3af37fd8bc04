import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CompanySeat, reassignSeat, teamQuery } from '../../api/corporate'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface ReassignFormProps {
  seat: CompanySeat
  taken: ReadonlySet<number | null>
  onDone: () => void
}

/** Gives an unused seat to a member without one of its product. */
export function ReassignForm({ seat, taken, onDone }: ReassignFormProps) {
  const { t } = useLingui()
  const company = useCompany()
  const members = useQuery(teamQuery(company)).data?.members ?? []
  const others = members.filter(({ member_id }) => !taken.has(member_id))
  const [chosen, setChosen] = useState('')
  const { mutate, isPending } = useCorporateAction(
    () => reassignSeat(company, seat.uuid, Number(chosen)),
    onDone,
  )
  if (others.length === 0)
    return (
      <p className="w-full text-sm text-muted">
        <Trans>Semua anggota sudah memiliki kursi untuk produk ini.</Trans>
      </p>
    )
  return (
    <form
      className="flex w-full flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(undefined)
      }}
    >
      <div className="min-w-56 flex-1">
        <Field label={<Trans>Alihkan kursi {seat.member_name} kepada</Trans>}>
          {(control) => (
            <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{t`Pilih anggota`}</option>
              {others.map((member) => (
                <option key={member.member_id} value={member.member_id}>
                  {member.fullname}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit" className="mb-1.5" busy={isPending} disabled={!chosen}>
        <Trans>Alihkan</Trans>
      </Button>
    </form>
  )
}
