import { Trans } from '@lingui/react/macro'
import type { OrderLine } from '../../api/types'
import { Checkbox } from '../../ui/Field'

interface SeatChoiceProps {
  line: OrderLine
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Which seats of a line go back; none chosen means all. */
export function SeatChoice({ line, chosen, onChange }: SeatChoiceProps) {
  const toggle = (uuid: string) =>
    onChange(chosen.includes(uuid) ? chosen.filter((one) => one !== uuid) : [...chosen, uuid])
  return (
    <fieldset className="grid gap-2 ps-4">
      <legend className="pb-1 text-sm text-muted">
        <Trans>Pilih kursinya bila hanya sebagian. Tanpa pilihan, semuanya dikembalikan.</Trans>
      </legend>
      {line.seats.map(({ uuid, number, holder }) => (
        <Checkbox
          key={uuid}
          checked={chosen.includes(uuid)}
          onChange={() => toggle(uuid)}
          label={
            holder ? (
              <Trans>
                Kursi {number}: {holder}
              </Trans>
            ) : (
              <Trans>Kursi {number}</Trans>
            )
          }
        />
      ))}
    </fieldset>
  )
}
