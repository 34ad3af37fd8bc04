import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Hourglass, type LucideIcon, SearchCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip, type Tone } from '../../ui/Chip'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { Appeal } from './Appeal'
import { type UnitAssessment, unitAssessmentsQuery } from './api'
import { Criteria } from './Criteria'
import { Meeting } from './Meeting'

interface Status {
  tone: Tone
  icon: LucideIcon
  label: ReactNode
}

const METHODS: Readonly<Record<UnitAssessment['method'], ReactNode>> = {
  written: <Trans>Jawaban tertulis</Trans>,
  interview: <Trans>Wawancara</Trans>,
  practical: <Trans>Praktik</Trans>,
}

function statusOf({ state, competent, appeal }: UnitAssessment): Status {
  if (appeal && !appeal.decided_at) {
    return { tone: 'info', icon: Hourglass, label: <Trans>Banding sedang dinilai</Trans> }
  }
  if (state === 'to_book') {
    return { tone: 'warning', icon: CalendarClock, label: <Trans>Pilih jadwal</Trans> }
  }
  if (state === 'booked') {
    return { tone: 'primary', icon: CalendarClock, label: <Trans>Terjadwal</Trans> }
  }
  if (state === 'waiting') {
    return { tone: 'info', icon: Hourglass, label: <Trans>Menunggu penilaian</Trans> }
  }
  return competent
    ? { tone: 'success', icon: SearchCheck, label: <Trans>Kompeten</Trans> }
    : { tone: 'neutral', icon: SearchCheck, label: <Trans>Belum kompeten</Trans> }
}

/** The units of an attempt that assessors decide over: what is to do, what waits, what was decided. */
export function UnitAssessments({ certsesiId }: { certsesiId: number }) {
  return (
    <QueryView
      query={useQuery(unitAssessmentsQuery(certsesiId))}
      pending={<Skeleton className="h-40 w-full rounded-card" />}
      empty={null}
    >
      {({ rows }) => (
        <section aria-labelledby="assessed-units" className="grid gap-3">
          <h2 id="assessed-units" className="text-lg">
            <Trans>Dinilai oleh asesor</Trans>
          </h2>
          {rows.map((unit) => (
            <Unit key={unit.uuid} unit={unit} />
          ))}
        </section>
      )}
    </QueryView>
  )
}

function Unit({ unit }: { unit: UnitAssessment }) {
  const { tone, icon, label } = statusOf(unit)
  return (
    <article className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <header className="grid gap-1.5">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          {METHODS[unit.method]}
          <Chip tone={tone} icon={icon}>
            {label}
          </Chip>
        </p>
        <h3 className="text-base text-strong">
          <bdi>{unit.uk_name}</bdi>
        </h3>
      </header>
      {unit.method !== 'written' && unit.state !== 'decided' && <Meeting unit={unit} />}
      {unit.method === 'written' && unit.state === 'waiting' && (
        <p className="text-sm text-muted">
          <Trans>Asesor sedang membaca jawaban Anda. Kami memberi tahu begitu hasilnya ada.</Trans>
        </p>
      )}
      {unit.state === 'decided' && <Criteria unit={unit} />}
      {unit.state === 'decided' && <Appeal unit={unit} />}
    </article>
  )
}
