import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { assignSeats, type CompanySeat, teamQuery } from '../../api/corporate'
import { formatNumber } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Checkbox, Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

export interface ProductSeats {
  itemId: number
  seats: readonly CompanySeat[]
}

interface AssignFormProps {
  /** Products with unassigned seats. */
  products: readonly ProductSeats[]
}

export const freeOf = ({ seats }: ProductSeats) =>
  seats.filter(({ member_id }) => member_id === null).length

/** Gives seats of one product to several members at once. */
export function AssignForm({ products }: AssignFormProps) {
  const [itemId, setItem] = useState(products[0]?.itemId)
  const product = products.find((one) => one.itemId === itemId) ?? products[0]
  if (!product) return null
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Field label={<Trans>Produk yang kursinya dibagikan</Trans>}>
        {(control) => (
          <Select
            {...control}
            className="max-w-xl"
            value={product.itemId}
            onChange={(event) => setItem(Number(event.target.value))}
          >
            {products.map((one) => (
              <option key={one.itemId} value={one.itemId}>
                {one.seats[0]?.title} ({formatNumber(freeOf(one))})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MemberPicker key={product.itemId} product={product} />
    </div>
  )
}

function MemberPicker({ product }: { product: ProductSeats }) {
  const company = useCompany()
  const members = useQuery(teamQuery(company)).data?.members ?? []
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const legend = useRef<HTMLLegendElement>(null)
  const { mutate, isPending } = useCorporateAction(
    () => assignSeats(company, product.itemId, [...chosen]),
    () => {
      setChosen(new Set())
      // The button has nothing more to do and gives up the focus.
      legend.current?.focus()
    },
  )
  const taken = new Set(product.seats.map(({ member_id }) => member_id))
  const others = members.filter(({ member_id }) => !taken.has(member_id))
  const free = freeOf(product)
  if (others.length === 0)
    return (
      <p className="text-muted">
        <Trans>Semua anggota sudah memiliki kursi produk ini.</Trans>
      </p>
    )
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend
        ref={legend}
        tabIndex={-1}
        className="float-start mb-2 outline-none font-semibold text-strong"
      >
        <Trans>Bagikan kursi kepada</Trans>
      </legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 desk:grid-cols-3">
        {others.map((member) => (
          <Checkbox
            key={member.member_id}
            label={<bdi>{member.fullname}</bdi>}
            checked={chosen.has(member.member_id)}
            disabled={!chosen.has(member.member_id) && chosen.size >= free}
            onChange={() => toggle(member.member_id)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={isPending || chosen.size === 0 || chosen.size > free}
          onClick={() => mutate(undefined)}
        >
          <Trans>Bagikan {formatNumber(chosen.size)} kursi</Trans>
        </Button>
        <span className="text-sm text-muted">
          <Plural value={Math.max(0, free - chosen.size)} other="# kursi lagi dapat dibagikan" />
        </span>
      </div>
    </fieldset>
  )
}
