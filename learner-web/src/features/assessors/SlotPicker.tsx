import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatDatePart, formatHours } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { QueryView } from '../../ui/QueryView'
import { RadioCard } from '../../ui/RadioCard'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { type FreeSlot, freeSlotsQuery, type UnitAssessment, useBooking } from './api'

interface SlotPickerProps {
  unit: UnitAssessment
  onClose: () => void
}

/** Free meetings by day; one is chosen and booked, or moved to. */
export function SlotPicker({ unit, onClose }: SlotPickerProps) {
  const [chosen, setChosen] = useState('')
  const booking = useBooking(unit.uuid)
  const book = () => booking.mutate(chosen, { onSuccess: onClose, onError: () => setChosen('') })
  return (
    <Dialog
      open
      sheet
      onClose={onClose}
      title={<Trans>Pilih jadwal pertemuan</Trans>}
      footer={
        <Button className="w-full" disabled={!chosen} busy={booking.isPending} onClick={book}>
          {unit.slot ? <Trans>Pindah ke jadwal ini</Trans> : <Trans>Pesan jadwal ini</Trans>}
        </Button>
      }
    >
      <QueryView
        query={useQuery(freeSlotsQuery(unit.uuid))}
        pending={<Skeleton className="h-48 w-full rounded-card" />}
        empty={<NoSlots />}
      >
        {({ rows }) => (
          <div className="grid gap-5">
            {daysOf(rows).map(([day, slots]) => (
              <Day key={day} slots={slots} chosen={chosen} onChoose={setChosen} />
            ))}
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}

/** Slots are sorted by time, so those of one day are adjacent. */
function daysOf(slots: readonly FreeSlot[]): [string, FreeSlot[]][] {
  const days = new Map<string, FreeSlot[]>()
  for (const slot of slots) {
    const day = formatDate(slot.starts_at)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}

interface DayProps {
  slots: readonly FreeSlot[]
  chosen: string
  onChoose: (uuid: string) => void
}

function Day({ slots, chosen, onChoose }: DayProps) {
  const first = slots[0]
  if (!first) return null
  const weekday = formatDatePart(first.starts_at, { weekday: 'long' })
  const isSame = slots.every((slot) => whereAndWhoOf(slot) === whereAndWhoOf(first))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 grid gap-0.5">
        <span className="font-semibold text-strong">
          {weekday}, {formatDate(first.starts_at)}
        </span>
        {isSame && <WhereAndWho slot={first} />}
      </legend>
      {slots.map((slot) => (
        <RadioCard
          key={slot.uuid}
          name="slot"
          checked={chosen === slot.uuid}
          onChange={() => onChoose(slot.uuid)}
          className="px-4 py-2.5"
        >
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold text-strong tabular-nums">
              {formatHours(slot.starts_at, slot.ends_at)}
            </span>
            {!isSame && <WhereAndWho slot={slot} />}
          </span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

const whereAndWhoOf = ({ place, is_online, assessor_name }: FreeSlot) =>
  [is_online, place, assessor_name].join()

/** Once for a day, unless its slots differ. */
function WhereAndWho({ slot: { place, is_online, assessor_name } }: { slot: FreeSlot }) {
  return (
    <span className="grid min-w-0 gap-0.5 text-sm text-muted">
      <span>
        {is_online ? (
          <Trans>Daring, tautannya tampil setelah dipesan</Trans>
        ) : (
          <UntranslatedText>{place}</UntranslatedText>
        )}
      </span>
      <UntranslatedText>{assessor_name}</UntranslatedText>
    </span>
  )
}

function NoSlots() {
  return (
    <EmptyState title={<Trans>Belum ada jadwal kosong</Trans>}>
      <Trans>Asesor menambah jadwal secara berkala. Silakan periksa lagi besok.</Trans>
    </EmptyState>
  )
}
