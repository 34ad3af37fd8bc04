import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatDatePart, formatTime } from '../../lib/format'
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

/** Slots come in the order of their times, so one day's stand together. */
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
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-strong">
        {weekday}, {formatDate(first.starts_at)}
      </legend>
      {slots.map((slot) => (
        <RadioCard
          key={slot.uuid}
          name="slot"
          checked={chosen === slot.uuid}
          onChange={() => onChoose(slot.uuid)}
          className="items-center px-4 py-2"
        >
          <span className="font-semibold text-strong tabular-nums">
            {formatTime(slot.starts_at)}
          </span>
          <span className="ms-auto min-w-0 truncate text-sm text-muted">
            <UntranslatedText>{slot.assessor_name}</UntranslatedText>
          </span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

function NoSlots() {
  return (
    <EmptyState title={<Trans>Belum ada jadwal kosong</Trans>}>
      <Trans>Asesor menambah jadwal secara berkala. Silakan periksa lagi besok.</Trans>
    </EmptyState>
  )
}
