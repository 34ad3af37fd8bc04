import { Box, Skeleton, Typography } from '@mui/material'
import { Show, TopToolbar, useRecordContext } from 'react-admin'
import type { SessionDetail } from '../../api/types'
import { SessionExcelButton } from '../../exports/SessionExcelButton'
import { endReasons, sessionStatuses } from '../../ui/choices'
import { type Fact, Facts } from '../../ui/Facts'
import { formatMinutes, formatMoment, formatNumber } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { StatusChip } from '../../ui/StatusChip'
import { UnitTable } from './UnitTable'

const participantFacts = (session: SessionDetail): Fact[] => [
  { label: 'Nama', value: session.participant_name },
  { label: 'E-mail', value: session.participant_email || '–' },
  { label: 'Telepon', value: session.participant_phone || '–' },
  { label: 'Batch', value: session.batch_name },
  { label: 'Status', value: <StatusChip label={sessionStatuses[session.status]} /> },
  { label: 'Cara berakhir', value: session.end_reason ? endReasons[session.end_reason] : '–' },
  { label: 'Mulai', value: formatMoment(session.started_at) },
  { label: 'Selesai', value: formatMoment(session.ended_at) },
  { label: 'Durasi yang tersedia', value: formatMinutes(session.duration_minutes) },
]

const Score = ({ session }: { session: SessionDetail }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Typography
      sx={{ fontSize: '2.5rem', fontWeight: 800, lineHeight: 1.1, color: 'primary.main' }}
    >
      {formatNumber(session.score)}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>dari 100</Typography>
    <Typography>
      Kompeten di {session.competent_count} dari {session.unit_count} unit
    </Typography>
    <Typography>
      {session.answered} dari {session.total} soal terjawab
    </Typography>
  </Box>
)

const Actions = () => {
  const session = useRecordContext<SessionDetail>()
  return (
    <TopToolbar>
      {session?.status === 'finished' && <SessionExcelButton uuid={session.sesi_uuid} />}
    </TopToolbar>
  )
}

const Contents = () => {
  const session = useRecordContext<SessionDetail>()
  if (!session) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        <Panel title="Peserta">
          <Facts facts={participantFacts(session)} />
        </Panel>
        <Panel title="Nilai">
          <Score session={session} />
        </Panel>
      </Box>
      <Panel
        title="Hasil per unit kompetensi"
        hint="Batang = level tercapai; garis tegak = level yang disyaratkan peran"
      >
        {session.units ? <UnitTable units={session.units} /> : <Skeleton height={160} />}
      </Panel>
    </Box>
  )
}

const SessionShow = () => (
  <Show actions={<Actions />} component="div">
    <Contents />
  </Show>
)

export default SessionShow
