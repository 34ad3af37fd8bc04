import { useLingui } from '@lingui/react/macro'
import SentIcon from '@mui/icons-material/Done'
import ReadIcon from '@mui/icons-material/DoneAll'
import { Box, Button, Chip, Typography } from '@mui/material'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { formatClock, formatWeekday } from '../ui/format'
import { MessageText } from './MessageText'
import { noteBackground } from './noteBackground'
import type { ChatPage, Message, Note } from './types'
import type { ConversationState, Unsent } from './useConversation'

interface Props {
  chat: ConversationState
  page: ChatPage
}

const startsDay = (message: Message, before: Message | undefined) =>
  !before || formatWeekday(message.datetime) !== formatWeekday(before.datetime)

const NEAR_END = 80

/** Shows the end as messages come, and keeps it in view while a notice below takes room from the thread. */
function useScrollToEnd(list: RefObject<HTMLDivElement | null>, count: number) {
  const isNear = useRef(true)
  // scrollTo may return a promise; an effect must not return it.
  const show = () => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added scrolls into view.
  useLayoutEffect(() => {
    if (isNear.current) show()
  }, [count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads a reference alone.
  useEffect(() => {
    const element = list.current
    if (!element || !('ResizeObserver' in window)) return
    const look = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    }
    const follow = () => {
      if (isNear.current) show()
    }
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    // A picture is as tall as it is only once it has loaded; `load` does not bubble.
    element.addEventListener('load', follow, true)
    return () => {
      observer.disconnect()
      element.removeEventListener('load', follow, true)
      element.removeEventListener('scroll', look)
    }
  }, [list])
}

/** Messages and internal notes in their order, with a line between days. */
export const Thread = ({ chat, page }: Props) => {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const count = page.messages.length + page.notes.length + chat.unsent.length
  useScrollToEnd(list, count)
  const first = page.messages[0]?.sequence ?? 1
  const lastReply = page.messages.filter(({ sender }) => sender === 'agent').at(-1)?.sequence
  const notesAfter = (sequence: number) =>
    page.notes.filter((note) => note.after_sequence === sequence)
  return (
    <Box
      ref={list}
      role="log"
      aria-label={t`Pesan`}
      tabIndex={0}
      sx={{ flex: 1, overflowY: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}
    >
      {first > 1 && (
        <Button size="small" onClick={() => void chat.older()} sx={{ alignSelf: 'center' }}>
          {t`Muat pesan sebelumnya`}
        </Button>
      )}
      {page.messages.map((message, index) => (
        <Box key={message.sequence} sx={{ display: 'contents' }}>
          {startsDay(message, page.messages[index - 1]) && (
            <Typography sx={{ alignSelf: 'center', fontSize: '0.75rem', color: 'text.secondary' }}>
              {formatWeekday(message.datetime)}
            </Typography>
          )}
          <Bubble message={message} />
          {message.sequence === lastReply && (
            <ReadMark isRead={page.conversation.visitor_read >= message.sequence} />
          )}
          {notesAfter(message.sequence).map((note) => (
            <NoteBubble key={note.id} note={note} />
          ))}
        </Box>
      ))}
      {chat.unsent.map((draft) => (
        <UnsentBubble key={draft.client_id} draft={draft} onRetry={() => chat.retry(draft)} />
      ))}
    </Box>
  )
}

/** Whether the visitor has read the last reply. */
const ReadMark = ({ isRead }: { isRead: boolean }) => {
  const { t } = useLingui()
  const Icon = isRead ? ReadIcon : SentIcon
  return (
    <Typography
      sx={{ alignSelf: 'flex-end', mt: -0.75, fontSize: '0.75rem', color: 'text.secondary' }}
    >
      <Icon aria-hidden sx={{ fontSize: '1em', mr: 0.5, verticalAlign: 'middle' }} />
      {isRead ? t`Dibaca` : t({ message: `Terkirim`, context: `chat` })}
    </Typography>
  )
}

const Bubble = ({ message }: { message: Message }) => {
  if (message.type === 'system')
    return (
      <Typography sx={{ alignSelf: 'center', fontSize: '0.8rem', color: 'text.secondary' }}>
        {String(message.content)} · {formatClock(message.datetime)}
      </Typography>
    )
  const isOurs = message.sender !== 'visitor'
  return (
    <Box sx={{ alignSelf: isOurs ? 'flex-end' : 'flex-start', maxWidth: '80%' }}>
      <Typography
        sx={{ fontSize: '0.75rem', color: 'text.secondary', textAlign: isOurs ? 'right' : 'left' }}
      >
        {message.user_name} · {formatClock(message.datetime)}
      </Typography>
      <Box
        sx={{
          borderRadius: 2,
          px: 1.5,
          py: 1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: message.is_bot ? 'action.hover' : isOurs ? 'primary.main' : 'action.selected',
          color: isOurs && !message.is_bot ? 'primary.contrastText' : 'text.primary',
        }}
      >
        <Content message={message} />
      </Box>
    </Box>
  )
}

const Content = ({ message }: { message: Message }) => {
  const { t } = useLingui()
  if (message.file_url)
    return (
      <a href={message.file_url} target="_blank" rel="noreferrer">
        <Box
          component="img"
          src={message.file_url}
          alt={t`Gambar dari ${message.user_name}`}
          sx={{ maxHeight: 220, maxWidth: '100%', display: 'block', borderRadius: 1 }}
        />
      </a>
    )
  if (typeof message.content === 'string') return <MessageText text={message.content} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {message.content.map((option) => (
        <Chip key={option.value} size="small" variant="outlined" label={option.label} />
      ))}
    </Box>
  )
}

const NoteBubble = ({ note }: { note: Note }) => {
  const { t } = useLingui()
  return (
    <Box
      sx={{
        alignSelf: 'flex-end',
        maxWidth: '80%',
        borderRadius: 2,
        px: 1.5,
        py: 1,
        bgcolor: noteBackground,
        border: 1,
        borderColor: 'warning.main',
        whiteSpace: 'pre-wrap',
      }}
    >
      <Typography sx={{ fontSize: '0.75rem', fontWeight: 600 }}>
        {t`Catatan internal`} · {note.author} · {formatClock(note.created_at)}
      </Typography>
      {note.content}
    </Box>
  )
}

const UnsentBubble = ({ draft, onRetry }: { draft: Unsent; onRetry: () => void }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ alignSelf: 'flex-end', maxWidth: '80%', opacity: 0.75 }}>
      <Box
        sx={{
          borderRadius: 2,
          px: 1.5,
          py: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {draft.content}
      </Box>
      {draft.hasFailed ? (
        <Button size="small" color="error" onClick={onRetry}>
          {t`Gagal terkirim. Coba lagi`}
        </Button>
      ) : (
        <Typography sx={{ fontSize: '0.75rem', textAlign: 'right' }}>{t`Mengirim…`}</Typography>
      )}
    </Box>
  )
}
