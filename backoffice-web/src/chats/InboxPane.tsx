import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import SearchIcon from '@mui/icons-material/Search'
import {
  Box,
  Chip,
  InputAdornment,
  List,
  ListItem,
  ListItemButton,
  Skeleton,
  Tab as TabButton,
  Tabs,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../define/useText'
import { useMe } from '../providers/useMe'
import { ErrorState } from '../ui/ErrorState'
import { formatShortMoment } from '../ui/format'
import { Highlight } from '../ui/Highlight'
import { showShortcuts } from '../ui/shortcuts/active'
import { useShortcuts } from '../ui/shortcuts/useShortcuts'
import { formatWait, minutesSince, PRIORITIES } from './messages'
import { provideNext } from './nextInInbox'
import { conversationQuery, inboxQuery } from './queries'
import type { InboxRow, Tab } from './types'
import { useConsole } from './useConsole'
import { useOpeningTab } from './useOpeningTab'
import { useStatusText } from './useStatusText'

const TABS: { tab: Tab; label: MessageDescriptor }[] = [
  { tab: 'mine', label: msg`Saya` },
  { tab: 'unassigned', label: msg`Antrean` },
  { tab: 'all', label: msg`Semua` },
  { tab: 'resolved', label: msg`Selesai` },
]
const SEARCH_MS = 300
/** Others' conversations that only go on are not announced. */
const POLL_MS = 20_000

interface Props {
  chosen: string | null
  onChoose: (uuid: string) => void
}

/** The tabs of the inbox, live; Alt+J and Alt+K go to the next and the one before. */
export const InboxPane = ({ chosen, onChoose }: Props) => {
  const { t } = useLingui()
  const text = useText()
  const search = useRef<HTMLInputElement>(null)
  const [tab, setTab] = useOpeningTab(chosen)
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed)
  useFollowTaken(chosen, () => tab === 'unassigned' && setTab('mine'))
  const { data, error, refetch } = useQuery({
    ...inboxQuery(tab, q),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
  useShortcuts('inbox', {
    search: () => search.current?.focus(),
    help: () => showShortcuts(true),
    mine: () => setTab('mine'),
    unassigned: () => setTab('unassigned'),
    all: () => setTab('all'),
    resolved: () => setTab('resolved'),
  })
  useNeighbours(data?.rows ?? [], chosen, onChoose)
  useNext(data?.rows ?? [])
  return (
    <Box
      component="section"
      aria-label={t`Kotak masuk`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ p: 1, display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <TextField
          size="small"
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputRef={search}
          placeholder={t`Cari pesan, nama, email`}
          slotProps={{
            htmlInput: { 'aria-label': t`Cari percakapan` },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <Tabs
        value={q ? false : tab}
        onChange={(_event, next: Tab) => {
          setTyped('')
          setTab(next)
        }}
        variant="fullWidth"
        aria-label={t`Kotak masuk`}
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
      >
        {TABS.map(({ tab: value, label }) => (
          <TabButton
            key={value}
            value={value}
            label={labelled(text(label), data?.counts[value])}
            sx={{ minWidth: 0, px: 0.5, fontSize: '0.8rem', minHeight: 40 }}
          />
        ))}
      </Tabs>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && <Rows rows={data.rows} words={q} chosen={chosen} onChoose={onChoose} />}
    </Box>
  )
}

const MOST = 99
const labelled = (label: string, count = 0) =>
  count > 0 ? `${label} (${count > MOST ? `${MOST}+` : count})` : label

const Waiting = () => {
  const { t } = useLingui()
  return (
    <Box role="status" aria-label={t`Memuat`} sx={{ p: 2, display: 'grid', gap: 1 }}>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rounded" height={64} />
      ))}
    </Box>
  )
}

interface RowsProps extends Props {
  words: string
  rows: InboxRow[]
}

const Rows = ({ rows, words, chosen, onChoose }: RowsProps) => {
  const { t } = useLingui()
  if (rows.length === 0)
    return (
      <Typography sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
        {t`Belum ada percakapan`}
      </Typography>
    )
  return (
    <List disablePadding sx={{ overflowY: 'auto', flex: 1 }}>
      {rows.map((row) => (
        <ListItem key={row.uuid} disablePadding divider>
          <ListItemButton
            selected={row.uuid === chosen}
            onClick={() => onChoose(row.uuid)}
            sx={{ display: 'block', py: 1 }}
          >
            <Row row={row} words={words} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

const Row = ({ row, words }: { row: InboxRow; words: string }) => {
  const { t } = useLingui()
  const text = useText()
  const { viewers } = useConsole()
  const others = viewers
    .filter((one) => one.uuid === row.uuid)
    .map((one) => one.name)
    .join(', ')
  const waitingSince = waitsSince(row)
  const state = useRowState(row)
  const priority = row.priority > 2 ? PRIORITIES[row.priority] : undefined
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600, flex: 1, minWidth: 0 }} noWrap>
          {row.visitor_name}
        </Typography>
        <Typography
          component="time"
          dateTime={row.last_message_at}
          sx={{ fontSize: '0.75rem', color: 'text.secondary' }}
        >
          {formatShortMoment(row.last_message_at)}
        </Typography>
      </Box>
      <Typography noWrap sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        {row.passage ? <Highlight text={row.passage} query={words} /> : row.preview}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5, mt: 0.5, flexWrap: 'wrap' }}>
        {waitingSince && <Waited since={waitingSince} />}
        {row.agent_unread > 0 && (
          <Chip size="small" color="primary" label={t`${row.agent_unread} baru`} />
        )}
        {state && <Chip size="small" label={state} />}
        {row.team && <Chip size="small" variant="outlined" label={row.team} />}
        {priority && <Chip size="small" color="warning" label={text(priority)} />}
        {others && <Chip size="small" variant="outlined" label={t`Dilihat ${others}`} />}
      </Box>
    </>
  )
}

/** Since when the visitor waits: in the queue, or for the agent's reply. */
const waitsSince = ({ status, queued_at, waiting_since }: InboxRow) =>
  status === 'queued' ? queued_at : status === 'open' ? waiting_since : null

/** The conversation's agent, unless it is the user; the status if no one is assigned. */
function useRowState(row: InboxRow): string | null {
  const statusText = useStatusText()
  const { data: me } = useMe()
  const { status, assignee } = row
  if (status === 'queued') return null
  if (status === 'snoozed' || !assignee) return statusText(row)
  return assignee.uuid === me?.user_uuid ? null : assignee.fullname
}

const SOON_MINUTES = 5
const LATE_MINUTES = 15

/** How long a visitor has waited; the list is refetched often enough to keep it current. */
const Waited = ({ since }: { since: string }) => {
  const { t } = useLingui()
  const minutes = minutesSince(since)
  const color = minutes < SOON_MINUTES ? 'default' : minutes < LATE_MINUTES ? 'warning' : 'error'
  return <Chip size="small" color={color} label={t`Menunggu ${formatWait(minutes)}`} />
}

/** What this agent takes leaves the queue; the inbox goes with it. */
function useFollowTaken(chosen: string | null, onTaken: () => void) {
  const { data: me } = useMe()
  const { data: page } = useQuery({ ...conversationQuery(chosen ?? ''), enabled: chosen !== null })
  const isMine = page !== undefined && page.conversation.assignee?.uuid === me?.user_uuid
  const before = useRef({ chosen, isMine: true })
  useEffect(() => {
    if (isMine && !before.current.isMine && before.current.chosen === chosen) onTaken()
    if (page) before.current = { chosen, isMine }
  })
}

/** Closing a conversation opens the one below it. */
function useNext(rows: InboxRow[]) {
  const latest = useRef(rows)
  latest.current = rows
  useEffect(
    () =>
      provideNext((uuid) => {
        const shown = latest.current
        const place = shown.findIndex((row) => row.uuid === uuid)
        return (place < 0 ? undefined : (shown[place + 1] ?? shown[place - 1]))?.uuid
      }),
    [],
  )
}

function useDelayed(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useNeighbours(rows: InboxRow[], chosen: string | null, onChoose: Props['onChoose']) {
  const step = (by: number) => () => {
    const place = rows.findIndex((row) => row.uuid === chosen)
    const next = rows[Math.min(rows.length - 1, Math.max(0, place + by))]
    if (next) onChoose(next.uuid)
  }
  useShortcuts('inbox', { next: step(1), previous: step(-1) })
}
