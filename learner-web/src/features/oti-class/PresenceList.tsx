import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MapPin, QrCode, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip, type Tone } from '../../ui/Chip'
import { Progress } from '../../ui/Progress'
import { QueryView } from '../../ui/QueryView'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { type Presence, type Presences, presencesQuery } from './api'
import { ClassSkeleton } from './ClassSkeleton'

const STATUSES: Readonly<
  Record<NonNullable<Presence['status']>, { tone: Tone; label: ReactNode }>
> = {
  present: { tone: 'success', label: <Trans>Hadir</Trans> },
  late: { tone: 'warning', label: <Trans context="at a class">Terlambat</Trans> },
  excused: { tone: 'info', label: <Trans>Izin</Trans> },
  absent: { tone: 'danger', label: <Trans>Tidak hadir</Trans> },
}

interface PresenceListProps {
  slug: string
  onCheckIn: () => void
}

/** Every session with the user's attendance, and the total. */
export function PresenceList({ slug, onCheckIn }: PresenceListProps) {
  return (
    <QueryView query={useQuery(presencesQuery(slug))} pending={<ClassSkeleton />}>
      {(presences) => (
        <div className="grid gap-5">
          <Share presences={presences} onCheckIn={onCheckIn} />
          <ul className="grid gap-3">
            {presences.rows.map((row) => (
              <PresenceRow key={row.session_id} row={row} />
            ))}
          </ul>
        </div>
      )}
    </QueryView>
  )
}

function Share({ presences, onCheckIn }: { presences: Presences; onCheckIn: () => void }) {
  const { t } = useLingui()
  const { earned_percent, reachable_percent, minimum_percent } = presences
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="text-2xl font-bold text-strong tabular-nums">{earned_percent}%</span>{' '}
          <span className="text-muted">
            <Trans>kehadiran; syarat {minimum_percent}%</Trans>
          </span>
        </p>
        <Button onClick={onCheckIn}>
          <QrCode aria-hidden className="size-5" />
          <Trans>Pindai kode</Trans>
        </Button>
      </div>
      <Progress label={t`Kehadiran Anda`} value={earned_percent} max={100} />
      <p className="text-sm text-muted">
        {reachable_percent < minimum_percent ? (
          <Trans>
            Kehadiran tidak lagi dapat mencapai syarat. Hubungi pengajar Anda bila ada kekeliruan.
          </Trans>
        ) : (
          <Trans>Masih dapat mencapai {reachable_percent}%.</Trans>
        )}
      </p>
    </Card>
  )
}

function Status({ row }: { row: Presence }) {
  const status = row.status && STATUSES[row.status]
  if (status) return <Chip tone={status.tone}>{status.label}</Chip>
  if (row.can_check_in)
    return (
      <Chip tone="primary">
        <Trans>Presensi dibuka</Trans>
      </Chip>
    )
  if (new Date(row.ends_at).getTime() <= Date.now())
    return (
      <Chip tone="danger">
        <Trans>Tidak tercatat</Trans>
      </Chip>
    )
  return (
    <Chip>
      <Trans>Belum mulai</Trans>
    </Chip>
  )
}

function PresenceRow({ row }: { row: Presence }) {
  const Place = row.mode === 'online' ? Video : MapPin
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-base">
            <TitleText>{row.title}</TitleText>
          </h2>
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <Place aria-hidden className="size-4 shrink-0" />
            {formatDateTime(row.starts_at)}
          </p>
          {row.room && (
            <p className="text-sm wrap-anywhere text-muted">
              <UntranslatedText>{row.room}</UntranslatedText>
            </p>
          )}
          {row.reason && (
            <p className="text-sm text-muted">
              <UntranslatedText>{row.reason}</UntranslatedText>
            </p>
          )}
        </div>
        <Status row={row} />
      </Card>
    </li>
  )
}
