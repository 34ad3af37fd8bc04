import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useCanAccess, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Grading, methods, roles, type Slot } from '../resources/assessors/labels'
import { ErrorState } from '../ui/ErrorState'
import { formatNearMoment, formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { Tiles } from '../ui/Tiles'
import { halves, stacked } from './layout'

const SHOWN = 5
const REFRESH = { refetchInterval: 60_000 }
const oldest = { field: 'created_at', order: 'ASC' } as const
const next = { field: 'starts_at', order: 'ASC' } as const

const READY = { state: 'ready' }
const TO_BOOK = { state: 'to_book' }
const BOOKED = { is_over: false, is_booked: true }
const FREE = { is_over: false, is_booked: false }

const useGradings = (filter: object) =>
  useGetList<Grading>(
    'gradings',
    { filter, sort: oldest, pagination: { page: 1, perPage: SHOWN } },
    REFRESH,
  )
const useSlots = (filter: object) =>
  useGetList<Slot>(
    'interview-slots',
    { filter, sort: next, pagination: { page: 1, perPage: SHOWN } },
    REFRESH,
  )

const pathTo = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
    {children}
  </Box>
)

const Ready = ({ rows }: { rows: Grading[] }) => {
  const { t } = useLingui()
  return (
    <Panel
      title={t`Siap dinilai`}
      hint={t`Yang paling lama menunggu lebih dahulu`}
      action={
        <Button component={RouterLink} to={pathTo('gradings', READY)} size="small">
          <Trans>Lihat semua</Trans>
        </Button>
      }
    >
      {rows.length === 0 && (
        <Typography color="text.secondary">{t`Tidak ada yang menunggu penilaian`}</Typography>
      )}
      <Lines>
        {rows.map((row) => (
          <li key={row.id}>
            <Link component={RouterLink} to={`/gradings/${row.id}/show`} sx={{ fontWeight: 600 }}>
              {row.participant_name}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {row.unit_name} · {t(methods[row.method])} · {t(roles[row.role])} ·{' '}
              {t`sejak ${formatNearMoment(row.created_at)}`}
            </Typography>
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

const Meetings = ({ rows }: { rows: Slot[] }) => {
  const { t } = useLingui()
  return (
    <Panel
      title={t`Pertemuan berikutnya`}
      action={
        <Button component={RouterLink} to="/interview-slots" size="small">
          <Trans>Jadwal asesor</Trans>
        </Button>
      }
    >
      {rows.length === 0 && (
        <Typography color="text.secondary">
          <Trans>Belum ada peserta yang memesan waktu Anda.</Trans>
        </Typography>
      )}
      <Lines>
        {rows.map((row) => (
          <li key={row.id}>
            <Typography sx={{ fontWeight: 600 }}>
              {formatNearMoment(row.starts_at)} · {row.participant_name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {row.unit_name} · {row.place}
            </Typography>
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

const Work = () => {
  const { t } = useLingui()
  const ready = useGradings(READY)
  const toBook = useGradings(TO_BOOK)
  const booked = useSlots(BOOKED)
  const free = useSlots(FREE)
  const error = ready.error ?? toBook.error ?? booked.error ?? free.error
  const retry = () => [ready, toBook, booked, free].forEach(({ refetch }) => void refetch())
  if (error) return <ErrorState message={error.message} onRetry={retry} />
  if (!ready.data || !booked.data) return null
  const tiles = [
    { label: t`Siap dinilai`, of: ready, note: t`menunggu Anda`, path: pathTo('gradings', READY) },
    {
      label: t`Menunggu jadwal`,
      of: toBook,
      note: t`peserta belum memesan waktu`,
      path: pathTo('gradings', TO_BOOK),
    },
    {
      label: t`Pertemuan dipesan`,
      of: booked,
      note: t`yang akan datang`,
      path: pathTo('interview-slots', BOOKED),
    },
    {
      label: t`Waktu kosong`,
      of: free,
      note: t`dapat dipesan peserta`,
      path: pathTo('interview-slots', FREE),
    },
  ]
  return (
    <Box sx={{ ...stacked, mb: 2 }}>
      <Tiles tiles={tiles.map(({ of, ...tile }) => ({ ...tile, value: formatNumber(of.total) }))} />
      <Box sx={halves}>
        <Ready rows={ready.data} />
        <Meetings rows={booked.data} />
      </Box>
    </Box>
  )
}

/**
 * An assessor's work: what can be graded now, and the next meetings. Users who see batches have enough
 * charts.
 */
const AssessorPanel = () => {
  const { canAccess: grades } = useCanAccess({ resource: 'gradings', action: 'list' })
  const { canAccess: seesBatches } = useCanAccess({ resource: 'batches', action: 'list' })
  return grades && seesBatches === false ? <Work /> : null
}

export default AssessorPanel
