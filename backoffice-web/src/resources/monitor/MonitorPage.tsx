import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Card,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { MonitorRow } from '../../api/types'
import { ErrorState } from '../../ui/ErrorState'
import { formatNumber } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tiles } from '../../ui/Tiles'
import { useIsNarrow } from '../../ui/useIsSmall'
import { visuallyHidden } from '../../ui/visuallyHidden'
import { ActionsDialog, SupervisorDialog, type Verb } from './dialogs'
import {
  LastSeen,
  type MonitorAction,
  ProgressCell,
  RowMenu,
  StateChip,
  TimeLeft,
} from './MonitorRow'
import { isAway, placeOf } from './times'
import { useMonitor, useServerNow } from './useMonitor'

interface RowsProps {
  rows: readonly MonitorRow[]
  now: number
  onAct: MonitorAction
}

const small = { fontSize: '0.85rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

const Wide = ({ rows, now, onAct }: RowsProps) => (
  <TableContainer component={Card}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Peserta</Trans>
          </TableCell>
          <TableCell>
            <Trans>Ujian</Trans>
          </TableCell>
          <TableCell>
            <Trans>Kemajuan</Trans>
          </TableCell>
          <TableCell>
            <Trans>Sisa waktu</Trans>
          </TableCell>
          <TableCell>
            <Trans>Status</Trans>
          </TableCell>
          <TableCell sx={{ position: 'relative' }}>
            <Box component="span" sx={visuallyHidden}>
              <Trans>Tindakan</Trans>
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {row.participant_name}
            </TableCell>
            <TableCell sx={{ minWidth: 220 }}>
              {row.title}
              <Typography sx={small}>{placeOf(row).join(' · ')}</Typography>
            </TableCell>
            <TableCell>
              <ProgressCell row={row} />
            </TableCell>
            <TableCell>
              <TimeLeft row={row} now={now} />
            </TableCell>
            <TableCell>
              <StateChip row={row} now={now} />
              <Typography sx={{ ...small, pt: 0.5 }}>
                <LastSeen row={row} now={now} />
              </Typography>
            </TableCell>
            <TableCell align="right" padding="none">
              <RowMenu row={row} onAct={onAct} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

const Cards = ({ rows, now, onAct }: RowsProps) => (
  <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {rows.map((row) => (
      <Card component="li" key={row.id} sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flex: 1, fontWeight: 700 }}>{row.participant_name}</Typography>
          <TimeLeft row={row} now={now} />
          <RowMenu row={row} onAct={onAct} />
        </Box>
        <Typography sx={small}>{[row.title, ...placeOf(row)].join(' · ')}</Typography>
        <ProgressCell row={row} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <StateChip row={row} now={now} />
          <Typography sx={small}>
            <LastSeen row={row} now={now} />
          </Typography>
        </Box>
      </Card>
    ))}
  </Box>
)

const KINDS = ['assessment', 'certification', 'oti-quiz', 'elearning-exam', 'elearning-quiz']

const Filters = ({
  search,
  kind,
  onSearch,
  onKind,
}: {
  search: string
  kind: string
  onSearch: (text: string) => void
  onKind: (kind: string) => void
}) => {
  const { t } = useLingui()
  const labels: Record<string, string> = {
    assessment: t`Asesmen`,
    certification: t`Ujian sertifikasi`,
    'oti-quiz': t`Kuis kelas OTI`,
    'elearning-exam': t`Ujian e-learning`,
    'elearning-quiz': t`Kuis e-learning`,
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '2fr 1fr' } }}>
      <TextField
        size="small"
        label={t`Cari peserta`}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <TextField
        select
        size="small"
        label={t`Jenis ujian`}
        value={kind}
        onChange={({ target }) => onKind(target.value)}
      >
        <MenuItem value="">{t`Semua`}</MenuItem>
        {KINDS.map((name) => (
          <MenuItem key={name} value={name}>
            {labels[name]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

/** Running attempts and supervisors' actions; trainers see only their batches. */
const MonitorPage = () => {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState('')
  const [acting, setActing] = useState<{ row: MonitorRow; verb: Verb | 'history' } | null>(null)
  const { data, error, refetch } = useMonitor(search, kind)
  const now = useServerNow(data?.ahead ?? 0)
  const isNarrow = useIsNarrow()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { rows, total } = data
  const Rows = isNarrow ? Cards : Wide
  const close = () => setActing(null)
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t`Pengawasan ujian`} />
      <Tiles
        tiles={[
          {
            label: t`Sedang berlangsung`,
            value: formatNumber(total),
            note: t`Diperbarui setiap 5 detik`,
          },
          {
            label: t`Dijeda`,
            value: formatNumber(rows.filter(({ paused_at }) => paused_at).length),
            note: t`Waktunya tidak berjalan`,
          },
          {
            label: t`Tidak terpantau`,
            value: formatNumber(rows.filter((row) => isAway(row, now)).length),
            note: t`Lebih dari satu setengah menit`,
          },
        ]}
      />
      <Filters search={search} kind={kind} onSearch={setSearch} onKind={setKind} />
      {error && (
        <Typography role="alert" color="error">
          {error.message}{' '}
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Coba lagi</Trans>
          </Button>
        </Typography>
      )}
      {rows.length === 0 ? (
        <Card sx={{ p: 4, textAlign: 'center' }}>
          <Typography variant="h3" component="p">
            <Trans>Tidak ada ujian yang sedang berlangsung</Trans>
          </Typography>
          <Typography color="text.secondary">
            <Trans>Peserta muncul di sini begitu memulai ujian dalam batch Anda.</Trans>
          </Typography>
        </Card>
      ) : (
        <Rows rows={rows} now={now} onAct={(row, verb) => setActing({ row, verb })} />
      )}
      {acting?.verb === 'history' && <ActionsDialog row={acting.row} onClose={close} />}
      {acting && acting.verb !== 'history' && (
        <SupervisorDialog row={acting.row} verb={acting.verb} onClose={close} />
      )}
    </Box>
  )
}

export default MonitorPage
