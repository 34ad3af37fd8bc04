import { Trans } from '@lingui/react/macro'
import { CalendarPlus, Clock3, MapPin, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDay, formatHours } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { downloadCalendar, type UnitAssessment, useCancelBooking } from './api'
import { SlotPicker } from './SlotPicker'

type Booked = NonNullable<UnitAssessment['slot']>

/** The meeting with an assessor: to be booked, or booked with its place and a calendar file. */
export function Meeting({ unit }: { unit: UnitAssessment }) {
  const [picks, setPicks] = useState(false)
  return (
    <div className="grid gap-4">
      {unit.instructions && (
        <p className="text-sm text-pretty whitespace-pre-line text-body">
          <UntranslatedText>{unit.instructions}</UntranslatedText>
        </p>
      )}
      {unit.slot && <Facts slot={unit.slot} />}
      {unit.state === 'to_book' && (
        <Button onClick={() => setPicks(true)} className="sm:justify-self-start">
          <Trans>Pilih jadwal pertemuan</Trans>
        </Button>
      )}
      {unit.state === 'booked' && unit.slot && (
        <Changes unit={unit} slot={unit.slot} onMove={() => setPicks(true)} />
      )}
      {unit.state === 'waiting' && (
        <p className="text-sm text-muted">
          <Trans>
            Pertemuan sudah berlangsung. Hasilnya kami kabari begitu asesor selesai menilai.
          </Trans>
        </p>
      )}
      {picks && <SlotPicker unit={unit} onClose={() => setPicks(false)} />}
    </div>
  )
}

function Facts({ slot }: { slot: Booked }) {
  return (
    <ul className="grid gap-2 rounded-control bg-sunken p-4 text-sm text-strong">
      <Line icon={<Clock3 />}>
        <span className="font-semibold">
          {formatDay(slot.starts_at)} · {formatHours(slot.starts_at, slot.ends_at)}
        </span>
      </Line>
      <Line icon={<MapPin />}>
        <Place text={slot.place} />
      </Line>
      <Line icon={<UserRound />}>
        <UntranslatedText>{slot.assessor_name}</UntranslatedText>
      </Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden className="mt-0.5 shrink-0 text-primary [&>svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

function Place({ text }: { text: string }) {
  if (!text.startsWith('https://')) return <UntranslatedText>{text}</UntranslatedText>
  return (
    <a
      href={text}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-primary underline"
    >
      {text}
    </a>
  )
}

interface ChangesProps {
  unit: UnitAssessment
  slot: Booked
  onMove: () => void
}

function Changes({ unit, slot, onMove }: ChangesProps) {
  const [asks, setAsks] = useState(false)
  const cancelling = useCancelBooking(unit.uuid)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void downloadCalendar(unit.uuid)}>
          <CalendarPlus aria-hidden className="size-4.5" />
          <Trans>Simpan ke kalender</Trans>
        </Button>
        {slot.can_change && (
          <>
            <Button variant="secondary" onClick={onMove}>
              <Trans>Ganti jadwal</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setAsks(true)}>
              <Trans>Batalkan</Trans>
            </Button>
          </>
        )}
      </div>
      <p className="text-sm text-muted">
        <Trans>Jadwal dapat diubah atau dibatalkan sampai 24 jam sebelum dimulai.</Trans>
      </p>
      <Dialog
        alert
        open={asks}
        onClose={() => setAsks(false)}
        title={<Trans>Batalkan jadwal ini?</Trans>}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              <Trans>Kembali</Trans>
            </Button>
            <Button
              variant="danger"
              busy={cancelling.isPending}
              onClick={() => cancelling.mutate(undefined, { onSettled: () => setAsks(false) })}
            >
              <Trans>Ya, batalkan</Trans>
            </Button>
          </>
        }
      >
        <Trans>Waktunya kembali dapat dipilih peserta lain. Anda dapat memilih jadwal baru.</Trans>
      </Dialog>
    </div>
  )
}
