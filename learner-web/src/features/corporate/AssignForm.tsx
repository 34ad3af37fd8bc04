import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignSeats, type CompanySeat, teamQuery } from '../../api/corporate'
import { formatNumber } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Field'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface AssignFormProps {
  itemId: number
  free: number
  seats: readonly CompanySeat[]
}

/** Gives seats of one product to several members at once. */
export function AssignForm({ itemId, free, seats }: AssignFormProps) {
  const company = useCompany()
  const members = useQuery(teamQuery(company)).data?.members ?? []
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { mutate, isPending } = useCorporateAction(
    () => assignSeats(company, itemId, [...chosen]),
    () => setChosen(new Set()),
  )
  const taken = new Set(seats.map(({ member_id }) => member_id))
  const others = members.filter(({ member_id }) => !taken.has(member_id))
  if (others.length === 0) return null
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <fieldset className="grid gap-2 border-t border-line pt-4">
      <legend className="float-start mb-2 font-semibold text-strong">
        <Trans>Bagikan kursi kepada</Trans>
      </legend>
      {others.map((member) => (
        <Checkbox
          key={member.member_id}
          label={<bdi>{member.fullname}</bdi>}
          checked={chosen.has(member.member_id)}
          onChange={() => toggle(member.member_id)}
        />
      ))}
      <Button
        className="justify-self-start"
        disabled={isPending || chosen.size === 0 || chosen.size > free}
        onClick={() => mutate(undefined)}
      >
        {chosen.size === 0 ? (
          <Trans>Pilih anggota dahulu</Trans>
        ) : (
          <Trans>Bagikan {formatNumber(chosen.size)} kursi</Trans>
        )}
      </Button>
    </fieldset>
  )
}
