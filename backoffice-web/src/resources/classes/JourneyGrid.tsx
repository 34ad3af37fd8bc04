import { Trans, useLingui } from '@lingui/react/macro'
import DoneIcon from '@mui/icons-material/CheckCircle'
import NotPassedIcon from '@mui/icons-material/ErrorOutline'
import LockIcon from '@mui/icons-material/LockOutlined'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import {
  Box,
  Chip,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
} from '@mui/material'
import { useState } from 'react'
import { Loaded } from '../../ui/Loaded'
import { useIsSmall } from '../../ui/useIsSmall'
import { useParticipants } from './calls'
import type { Participant, Participants } from './types'
import { WithClass } from './WithClass'

const sticky = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 } as const
const narrow = { px: 1 }
const STATES = ['completed', 'not_passed', 'open', 'locked'] as const

/** All participants with their progress in the journey. */
export const JourneyGrid = () => <WithClass>{(record) => <Grid classId={record.id} />}</WithClass>

const Grid = ({ classId }: { classId: number }) => (
  <Loaded query={useParticipants(classId)}>{(page) => <AtRiskFirst page={page} />}</Loaded>
)

/** All participants, or only those at risk of missing the required attendance, the worst first. */
const AtRiskFirst = ({ page }: { page: Participants }) => {
  const { t } = useLingui()
  const [onlyAtRisk, setOnlyAtRisk] = useState(false)
  const atRisk = page.rows
    .filter((row) => row.is_at_risk && !row.completed_at)
    .sort((one, other) => one.reachable_percent - other.reachable_percent)
  const rows = onlyAtRisk ? atRisk : page.rows
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="group" aria-label={t`Saring peserta`} sx={{ display: 'flex', gap: 1 }}>
        <Chip
          label={t`Semua (${page.rows.length})`}
          color={onlyAtRisk ? 'default' : 'primary'}
          aria-pressed={!onlyAtRisk}
          onClick={() => setOnlyAtRisk(false)}
        />
        <Chip
          label={t`Berisiko (${atRisk.length})`}
          color={onlyAtRisk ? 'warning' : 'default'}
          aria-pressed={onlyAtRisk}
          onClick={() => setOnlyAtRisk(true)}
        />
      </Box>
      <Legend steps={page.steps} hasRisk={atRisk.length > 0} />
      <JourneyTable page={{ ...page, rows }} />
    </Box>
  )
}

type LegendProps = Pick<Participants, 'steps'> & { hasRisk: boolean }

/** Folded on phones, where it would push the participants below the screen. */
const Legend = (props: LegendProps) => {
  const isSmall = useIsSmall()
  if (!isSmall) return <StepLegend {...props} />
  return (
    <details>
      <Box component="summary" sx={{ py: 0.5, fontWeight: 600, cursor: 'pointer' }}>
        <Trans>Langkah dan keterangan</Trans>
      </Box>
      <StepLegend {...props} />
    </details>
  )
}

/** The titles behind the numbered columns, the icons, and the two shares of attendance. */
const StepLegend = ({ steps, hasRisk }: LegendProps) => {
  const { t } = useLingui()
  const names = {
    completed: t`Selesai`,
    not_passed: t`Belum lulus`,
    open: t`Terbuka`,
    locked: t`Terkunci`,
  }
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.85rem', display: 'grid', gap: 0.75 }}>
      <Box component="ol" sx={{ m: 0, pl: 3, columns: { sm: 2, lg: 3, xl: 4 } }}>
        {steps.map(({ uuid, title }) => (
          <li key={uuid}>{title}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        {STATES.map((state) => (
          <Box key={state} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }} aria-hidden>
            <StateIcon state={state} /> {names[state]}
          </Box>
        ))}
        <span>
          <Trans>Kehadiran 35% / 95%: sudah diraih 35%, masih dapat mencapai 95%.</Trans>
        </span>
        {hasRisk && (
          <span>
            <Trans>
              Berisiko: tidak hadir sekali lagi membuat syarat kehadiran tidak terpenuhi, atau sudah
              tidak terpenuhi.
            </Trans>
          </span>
        )}
      </Box>
    </Box>
  )
}

const JourneyTable = ({ page }: { page: Participants }) => {
  const { t } = useLingui()
  return (
    <TableContainer sx={{ maxHeight: '70vh' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...sticky, zIndex: 3 }}>
              <Trans>Peserta</Trans>
            </TableCell>
            <TableCell>
              <Trans>Progres</Trans>
            </TableCell>
            <TableCell align="right">
              <Tooltip title={t`Yang sudah diraih / yang masih dapat diraih`}>
                <span>
                  <Trans>Kehadiran</Trans>
                </span>
              </Tooltip>
            </TableCell>
            {page.steps.map((step, index) => (
              <TableCell key={step.uuid} align="center" sx={narrow}>
                <Tooltip title={step.title}>
                  <span>{index + 1}</span>
                </Tooltip>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.rows.map((row) => (
            <ParticipantLine key={row.seat_uuid} row={row} steps={page.steps} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface LineProps {
  row: Participant
  steps: Participants['steps']
}

const ParticipantLine = ({ row, steps }: LineProps) => (
  <TableRow hover>
    <TableCell component="th" scope="row" sx={{ ...sticky, minWidth: { xs: 120, sm: 200 } }}>
      <Box sx={{ fontWeight: 600 }}>{row.fullname}</Box>
      <Status row={row} />
    </TableCell>
    <TableCell sx={{ minWidth: 110 }}>
      <LinearProgress
        variant="determinate"
        value={row.percent}
        aria-label={row.fullname}
        sx={{ height: 6, borderRadius: 3 }}
      />
      {row.percent}%
    </TableCell>
    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
      {row.earned_percent}% / {row.reachable_percent}%
    </TableCell>
    {row.steps.map((state, index) => (
      <TableCell key={steps[index]?.uuid ?? index} align="center" sx={narrow}>
        <StateIcon state={state} />
      </TableCell>
    ))}
  </TableRow>
)

const Status = ({ row }: { row: Participant }) => {
  if (row.completed_at)
    return <Chip size="small" color="success" variant="outlined" label={<Trans>Selesai</Trans>} />
  if (row.is_at_risk)
    return <Chip size="small" color="warning" variant="outlined" label={<Trans>Berisiko</Trans>} />
  return null
}

const StateIcon = ({ state }: { state: Participant['steps'][number] }) => {
  const { t } = useLingui()
  if (state === 'completed')
    return <DoneIcon color="success" fontSize="small" titleAccess={t`Selesai`} />
  if (state === 'not_passed')
    return <NotPassedIcon color="warning" fontSize="small" titleAccess={t`Belum lulus`} />
  if (state === 'locked')
    return <LockIcon color="disabled" fontSize="small" titleAccess={t`Terkunci`} />
  return <OpenIcon color="primary" fontSize="small" titleAccess={t`Terbuka`} />
}
