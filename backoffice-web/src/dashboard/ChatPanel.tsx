import { useLingui } from '@lingui/react/macro'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CHATS } from '../chats/api'
import { ChatsByDay } from '../chats/ChatCharts'
import { formatWait, minutesSince, spoken } from '../chats/messages'
import { PresenceMenu } from '../chats/PresenceMenu'
import { chatsKey, inboxQuery, reportQuery } from '../chats/queries'
import { useClaim } from '../chats/useClaim'
import { useWrite } from '../providers/useWrite'
import { lastDays } from '../revenue/period'
import { formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { type Tile, Tiles } from '../ui/Tiles'

const DAYS = 14
const REFRESH_MS = 30_000

/** The first conversation of the queue, with the button to take it. */
const Next = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data } = useQuery({ ...inboxQuery('unassigned', ''), refetchInterval: REFRESH_MS })
  const first = data?.rows[0]
  const { mutate, isPending } = useWrite(
    (server, uuid: string) => server.byName('post', `${CHATS}/${uuid}/claim`, { body: {} }),
    {
      invalidates: [chatsKey],
      invalidatesOnError: true,
      onSuccess: (_taken, uuid) => navigate(`/chats/${uuid}`),
    },
  )
  const { take, dialog } = useClaim(() => first && mutate(first.uuid))
  if (!data) return <Skeleton variant="text" width="60%" height={24} />
  if (!first)
    return <Typography color="text.secondary">{t`Tidak ada percakapan yang menunggu.`}</Typography>
  const waited = formatWait(minutesSince(first.queued_at ?? first.created_at))
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {first.visitor_name} · {t`Menunggu ${waited}`}
        </Typography>
        <Typography noWrap color="text.secondary" sx={{ fontSize: '0.85rem' }}>
          {first.preview}
        </Typography>
      </Box>
      <Button variant="contained" disabled={isPending} onClick={() => take('claim')}>
        {t`Ambil`}
      </Button>
      {dialog}
    </Box>
  )
}

/** How today goes so far. */
const Today = () => {
  const { t } = useLingui()
  const { from, to } = lastDays(1)
  const { data } = useQuery({ ...reportQuery(from, to), refetchInterval: REFRESH_MS })
  const { data: inbox } = useQuery(inboxQuery('unassigned', ''))
  if (!data) return null
  const { conversations, first_reply_seconds, handed_over, rated } = data.totals
  const tiles: Tile[] = [
    {
      label: t`Percakapan saya`,
      value: formatNumber(inbox?.counts.mine),
      note: t`sedang berjalan`,
      path: '/chats',
    },
    { label: t`Balasan pertama`, value: spoken(first_reply_seconds), note: t`hari ini` },
    {
      label: t`Percakapan hari ini`,
      value: formatNumber(conversations),
      note: t`${handed_over} ke agen`,
    },
    { label: t`Penilaian diterima`, value: formatNumber(rated), note: t`hari ini` },
  ]
  return <Tiles tiles={tiles} />
}

const Chart = () => {
  const { from, to } = lastDays(DAYS)
  const { data } = useQuery(reportQuery(from, to))
  return data ? <ChatsByDay report={data} /> : null
}

/** An agent's work: waiting visitors, today, the last two weeks. Users who see batches have enough charts. */
const ChatPanel = () => {
  const { t } = useLingui()
  const { canAccess: answers } = useCanAccess({ resource: 'chats', action: 'list' })
  const { canAccess: seesChats } = useCanAccess({ resource: 'chat-report', action: 'list' })
  const { canAccess: seesBatches } = useCanAccess({ resource: 'batches', action: 'list' })
  if (seesBatches !== false || (!answers && !seesChats)) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {answers && (
        <Panel title={t`Berikutnya dalam antrean`} action={<PresenceMenu isConnected />}>
          <Next />
        </Panel>
      )}
      {seesChats && <Today />}
      {seesChats && <Chart />}
    </Box>
  )
}

export default ChatPanel
