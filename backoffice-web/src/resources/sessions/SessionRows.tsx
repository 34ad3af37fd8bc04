import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { DataTable, SimpleList } from 'react-admin'
import type { Session } from '../../api/types'
import { formatNearMoment, formatNumber } from '../../ui/format'
import { Moment } from '../../ui/Moment'
import { RowLink } from '../../ui/RowLink'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import { outcomeOf, sessionStatuses } from './labels'
import { answeredText, followUpsText } from './progress'

const Column = DataTable.Col<Session>

/** Answered questions, and open follow-ups on a line of their own. */
const Progress = ({ session }: { session: Session }) => (
  <>
    {answeredText(session)}
    <Box component="span" sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}>
      {followUpsText(session)}
    </Box>
  </>
)

interface Props {
  withBatch?: boolean
}

const Table = ({ withBatch = true }: Props) => (
  <DataTable<Session>
    rowClick="show"
    bulkActionButtons={false}
    hiddenColumns={['participant_email', 'ended_at']}
    sx={{
      '& .MuiTableCell-root': { px: { xs: 1, xl: 2 } },
      '& .column-answered': { whiteSpace: 'nowrap' },
    }}
  >
    <Column
      source="participant_name"
      render={(row) => <RowLink id={row.id}>{row.participant_name}</RowLink>}
    />
    <Column source="participant_email" disableSort />
    {withBatch && <Column source="batch_name" />}
    <Column source="started_at" render={(row) => <Moment value={row.started_at} />} />
    <Column source="ended_at" render={(row) => <Moment value={row.ended_at} />} />
    <Column source="answered" align="right" render={(row) => <Progress session={row} />} />
    <Column source="score" align="right" render={(row) => formatNumber(row.score)} />
    <Column
      source="competent_count"
      align="right"
      render={(row) => `${row.competent_count}/${row.unit_count}`}
    />
    <Column source="status" render={(row) => <StatusChip label={sessionStatuses[row.status]} />} />
  </DataTable>
)

/** The beginning, and the grade once there is one. */
const cardText = ({ started_at, score }: Session) => {
  const start = started_at ? formatNearMoment(started_at) : '–'
  return score === null ? start : t`${start} · nilai ${formatNumber(score)}`
}

const Cards = () => (
  <SimpleList<Session>
    linkType="show"
    primaryText={(row) => row.participant_name}
    secondaryText={cardText}
    tertiaryText={(row) => <StatusChip label={outcomeOf(row)} />}
  />
)

/** The sessions of the list, as a table or, on phones, as cards. */
export const SessionRows = (props: Props) => (useIsSmall() ? <Cards /> : <Table {...props} />)
