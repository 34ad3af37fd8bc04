import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chatHistoryQuery, HISTORY_ROWS } from '../../api/chat/history'
import type { Conversation } from '../../api/chat/types'
import { formatDateTime } from '../../lib/format'
import { openChat } from '../../lib/openChat'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Pagination } from '../../ui/Pagination'
import { EmptyState, ErrorState } from '../../ui/States'
import { CopyOfChats } from './CopyOfChats'
import { Transcript } from './Transcript'

/** The list of chats; one opens below its line. */
export function ChatHistory() {
  const [params] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, error, refetch, isPending } = useQuery(chatHistoryQuery(page))
  if (isPending) return <ListSkeleton count={3} className="grid gap-3" item="h-24" />
  if (!data) return <ErrorState message={error?.message} onRetry={refetch} />
  if (data.total === 0) return <NoChats />
  return (
    <>
      <CopyOfChats />
      <ul className="mt-4 grid gap-3">
        {data.rows.map((row) => (
          <HistoryRow key={row.uuid} row={row} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / HISTORY_ROWS)}
        href={(to) => `?page=${to}`}
      />
    </>
  )
}

function NoChats() {
  return (
    <EmptyState
      title={<Trans>Belum ada percakapan</Trans>}
      action={
        <Button onClick={openChat}>
          <Trans>Chat dengan Si Duxi</Trans>
        </Button>
      }
    >
      <Trans>Tanyakan apa saja tentang kelas, asesmen, atau transaksi Anda.</Trans>
    </EmptyState>
  )
}

function HistoryRow({
  row,
}: {
  row: Conversation & { feedback?: { score: number; scale: number } | null }
}) {
  const [isOpen, setOpen] = useState(false)
  const isOver = row.status === 'closed'
  const { score, scale } = row.feedback ?? {}
  return (
    <li className="rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start justify-between gap-x-4 p-4 text-start"
      >
        <span className="grid min-w-0 gap-1">
          <span className="font-semibold text-strong">{formatDateTime(row.created_at)}</span>
          <span className="line-clamp-2 text-sm text-muted">{row.preview}</span>
          <span className="text-sm text-muted">
            <Plural value={row.last_sequence} other="# pesan" />
            {row.agent_name && ` · ${row.agent_name}`}
            {score !== undefined && ` · ${score}/${scale} ★`}
          </span>
        </span>
        <span className="shrink-0">
          <Chip tone={isOver ? 'neutral' : 'primary'}>
            {isOver ? <Trans context="end of an event">Selesai</Trans> : <Trans>Berjalan</Trans>}
          </Chip>
        </span>
      </button>
      {isOpen && <Transcript uuid={row.uuid} />}
    </li>
  )
}
