import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Link, Typography } from '@mui/material'
import { TopToolbar, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { SessionDetail } from '../../api/types'
import { textOf } from '../../define/useText'
import { SessionExcelButton } from '../../exports/SessionExcelButton'
import { DescriptionList, type Fact } from '../../ui/DescriptionList'
import { formatMinutes, formatMoment, formatNumber } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { RecordShow } from '../../ui/RecordShow'
import { StatusChip } from '../../ui/StatusChip'
import { endReasons, sessionStatuses } from './labels'
import { UnitTable } from './UnitTable'

const BatchLink = ({ session }: { session: SessionDetail }) => (
  <Link component={RouterLink} to={`/batches/${session.batch_id}/show`}>
    {session.batch_name}
  </Link>
)

const participantFacts = (session: SessionDetail): Fact[] => [
  { label: t`Nama`, value: session.participant_name },
  { label: t`Email`, value: session.participant_email || '–' },
  { label: t`Telepon`, value: session.participant_phone || '–' },
  { label: t`Batch`, value: <BatchLink session={session} /> },
  { label: t`Status`, value: <StatusChip label={sessionStatuses[session.status]} /> },
  {
    label: t`Cara berakhir`,
    value: session.end_reason ? textOf(endReasons[session.end_reason]) : '–',
  },
  { label: t({ message: `Mulai`, context: `past` }), value: formatMoment(session.started_at) },
  { label: t`Selesai`, value: formatMoment(session.ended_at) },
  { label: t`Durasi yang tersedia`, value: formatMinutes(session.duration_minutes) },
]

/** What a finished sitting came to. */
const Result = ({ session }: { session: SessionDetail }) => (
  <>
    <Typography
      sx={{ fontSize: '2.5rem', fontWeight: 800, lineHeight: 1.1, color: 'primary.main' }}
    >
      {formatNumber(session.score)}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>dari 100</Trans>
    </Typography>
    <Typography>
      <Trans>
        Kompeten di {session.competent_count} dari {session.unit_count} unit
      </Trans>
    </Typography>
  </>
)

const Score = ({ session }: { session: SessionDetail }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    {session.score !== null && <Result session={session} />}
    <Typography>
      <Trans>
        {session.answered} dari {session.total} soal terjawab
      </Trans>
      {session.follow_ups > 0 && (
        <>
          {', '}
          <Trans>
            {session.follow_ups_answered} dari {session.follow_ups} soal lanjutan
          </Trans>
        </>
      )}
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
        <Panel title={t`Peserta`}>
          <DescriptionList facts={participantFacts(session)} />
        </Panel>
        <Panel title={t`Nilai`}>
          <Score session={session} />
        </Panel>
      </Box>
      <Panel
        title={t`Hasil per unit kompetensi`}
        hint={t`Batang = level tercapai; garis tegak = level yang disyaratkan peran`}
      >
        <UnitTable units={session.units} />
      </Panel>
    </Box>
  )
}

const SessionShow = () => (
  <RecordShow actions={<Actions />} component="div">
    <Contents />
  </RecordShow>
)

export default SessionShow
