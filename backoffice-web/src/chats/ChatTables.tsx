import { useLingui } from '@lingui/react/macro'
import { Box, Link, Rating, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { StaticTable } from '../ui/StaticTable'
import { spoken } from './messages'
import type { Report } from './types'

/** The period by agent, and what visitors wrote. */
export const ChatTables = ({ report }: { report: Report }) => (
  <>
    <Agents rows={report.by_agent} />
    <Comments rows={report.comments} />
  </>
)

const Agents = ({ rows }: { rows: Report['by_agent'] }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Per agen`}>
      <StaticTable
        label={t`Per agen`}
        rows={rows}
        keyOf={({ agent }) => agent}
        columns={[
          { title: t`Agen`, value: ({ agent }) => agent },
          { title: t`Percakapan`, value: (row) => row.conversations, align: 'right' },
          {
            title: t`Balasan pertama`,
            value: (row) => spoken(row.first_reply_seconds),
            align: 'right',
          },
          { title: t`Penanganan`, value: (row) => spoken(row.handling_seconds), align: 'right' },
          { title: t`Rata-rata nilai`, value: (row) => formatNumber(row.average), align: 'right' },
        ]}
      />
    </Panel>
  )
}

const Comments = ({ rows }: { rows: Report['comments'] }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Ulasan terbaru`}>
      {rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t`Belum ada ulasan dalam periode ini.`}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((one) => (
          <li key={one.conversation_uuid}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Rating readOnly size="small" value={one.score} max={one.scale} />
              <Link
                component={RouterLink}
                to={`/chats/${one.conversation_uuid}`}
                sx={{ fontSize: '0.85rem' }}
              >
                {one.visitor}
              </Link>
              <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
                {one.agent ?? 'Si Duxi'}
              </Typography>
            </Box>
            <Typography>{one.message}</Typography>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
