import { Plural, Trans } from '@lingui/react/macro'
import type { Alternative, OrderLine } from '../../api/types'
import { formatDateTime, formatRupiah } from '../../lib/format'
import { Price } from '../../ui/Price'
import { RadioCard } from '../../ui/RadioCard'
import { TitleText } from '../../ui/TitleText'
import { openAmountOf } from './lines'

interface AlternativesProps {
  line: OrderLine
  value: number | null
  onChange: (itemId: number) => void
}

/** Where a line without a seat may move to. */
export function Alternatives({ line, value, onChange }: AlternativesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm font-semibold text-strong">
        <Trans>Pilih jadwal</Trans>
      </legend>
      {line.alternatives.map((other) => (
        <RadioCard
          key={other.item_id}
          name={`place-${line.line_id}`}
          checked={value === other.item_id}
          onChange={() => onChange(other.item_id)}
          className="items-start p-3"
        >
          <Place line={line} other={other} />
        </RadioCard>
      ))}
    </fieldset>
  )
}

function Place({ line, other }: { line: OrderLine; other: Alternative }) {
  const rest = openAmountOf(line) - other.price * line.qty
  const difference = formatRupiah(rest)
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="font-semibold text-strong">
        <TitleText>{other.title}</TitleText>
      </span>
      {other.starts_at && <span className="text-sm">{formatDateTime(other.starts_at)}</span>}
      <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <Price amount={other.price} />
        {other.seats_left !== null && (
          <span>
            <Plural value={other.seats_left} other="Sisa # kursi" />
          </span>
        )}
        {rest > 0 && (
          <span className="font-medium text-success">
            <Trans>Selisih {difference} kembali kepada Anda</Trans>
          </span>
        )}
      </span>
    </span>
  )
}
