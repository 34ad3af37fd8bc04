import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Skeleton } from '@mui/material'
import { useRef } from 'react'
import { useGetIdentity } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { RecordProblem } from '../ui/RecordProblem'
import { useShortcuts } from '../ui/shortcuts/useShortcuts'
import { useUndoNotice } from '../ui/useUndoNotice'
import { Composer } from './Composer'
import { ConversationHead } from './ConversationHead'
import { inHours } from './messages'
import { nextInInbox } from './nextInInbox'
import { Thread } from './Thread'
import type { Conversation } from './types'
import { type ClaimVerb, useClaim } from './useClaim'
import { useConsole } from './useConsole'
import { type ConversationState, useConversation } from './useConversation'

interface Props {
  uuid: string
  onBack: () => void
  onChoose: (uuid: string) => void
}

/** Closing a conversation: the next one comes, and the way back stays for a while. */
function useResolve(chat: ConversationState, uuid: string) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const notifyWithUndo = useUndoNotice()
  return async () => {
    const next = nextInInbox(uuid)
    if (!(await chat.act('resolve'))) return
    if (next) navigate(`/chats/${next}`)
    notifyWithUndo(t`Percakapan selesai.`, () => {
      navigate(`/chats/${uuid}`)
      void chat.act('reopen')
    })
  }
}

/** Taking a conversation: the line to answer in is next. */
function useTake(chat: ConversationState) {
  const input = useRef<HTMLTextAreaElement>(null)
  const act = async (verb: ClaimVerb) => {
    if (await chat.act(verb)) input.current?.focus()
  }
  return { ...useClaim(act), input }
}

/** One conversation: what was said, who has it, and the line to answer in. */
export const ConversationPane = ({ uuid, onBack, onChoose }: Props) => {
  const { t } = useLingui()
  const chat = useConversation(uuid)
  const { data, error, refetch } = chat.page
  const { identity } = useGetIdentity()
  const { take, dialog, input } = useTake(chat)
  const resolve = useResolve(chat, uuid)
  useShortcuts('conversation', {
    claim: () => take('claim'),
    takeOver: () => take('take-over'),
    resolve: () => void resolve(),
    reopen: () => void chat.act('reopen'),
    snooze: () => void chat.act('snooze', { until: inHours(1) }),
  })
  if (error)
    return (
      <RecordProblem
        error={error}
        onRetry={() => void refetch()}
        back={{ path: '/chats', label: t`Chat` }}
      />
    )
  if (!data) return <Skeleton variant="rounded" height="100%" />
  const { conversation } = data
  const isMine = identity !== undefined && conversation.assignee?.uuid === identity.id
  return (
    <Box
      component="section"
      aria-label={t`Percakapan dengan ${conversation.visitor_name}`}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
    >
      <ConversationHead
        chat={chat}
        page={data}
        isMine={isMine}
        onBack={onBack}
        onChoose={onChoose}
        onResolve={() => void resolve()}
      />
      <Thread chat={chat} page={data} />
      <Notices conversation={conversation} isMine={isMine} onTake={take} />
      <Composer
        chat={chat}
        input={input}
        conversation={conversation}
        canReply={isMine && !conversation.ended_at}
      />
      {dialog}
    </Box>
  )
}

interface NoticesProps {
  conversation: Conversation
  isMine: boolean
  onTake: (verb: 'claim' | 'take-over') => void
}

/** Why this agent may not answer yet, with the way out; and who else is here. */
const Notices = ({ conversation, isMine, onTake }: NoticesProps) => {
  const { t } = useLingui()
  const { viewers, typing, isConnected, wasConnected } = useConsole()
  const others = viewers
    .filter((one) => one.uuid === conversation.uuid)
    .map((one) => one.name)
    .join(', ')
  const isClaimable = conversation.status === 'queued' || conversation.status === 'bot'
  return (
    <Box sx={{ px: 1.5, pb: 1, display: 'grid', gap: 1, '&:empty': { p: 0 } }} aria-live="polite">
      {wasConnected && !isConnected && (
        <Alert severity="warning">
          {t`Koneksi terputus. Balasan Anda terkirim sendiri begitu tersambung kembali.`}
        </Alert>
      )}
      {typing?.uuid === conversation.uuid && (
        <Box sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {t`${typing.name} menulis pesan…`}
        </Box>
      )}
      {others && (
        <Box sx={{ fontSize: '0.85rem', color: 'info.main' }}>
          {t`${others} sedang melihat percakapan ini.`}
        </Box>
      )}
      {!conversation.ended_at && !conversation.assignee && isClaimable && (
        <Alert
          severity="info"
          action={
            <Button variant="contained" size="small" onClick={() => onTake('claim')}>
              {t`Ambil`}
            </Button>
          }
        >
          {conversation.position
            ? t`Antrean nomor ${conversation.position}. Ambil untuk membalas.`
            : t`Belum ada agen. Ambil untuk membalas.`}
        </Alert>
      )}
      {!conversation.ended_at && conversation.assignee && !isMine && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              onClick={() => onTake('take-over')}
            >
              {t`Ambil alih`}
            </Button>
          }
        >
          {t`Ditangani ${conversation.assignee.fullname}. Ambil alih untuk membalas.`}
        </Alert>
      )}
      <ReplyNotice conversation={conversation} isMine={isMine} />
    </Box>
  )
}

/** What writing does where the conversation is over or rests. */
const ReplyNotice = ({ conversation, isMine }: Omit<NoticesProps, 'onTake'>) => {
  const { t } = useLingui()
  const { ended_at, status } = conversation
  const isAnswerable = isMine && (status === 'resolved' || status === 'snoozed')
  if (ended_at)
    return (
      <Alert severity="info">{t`Percakapan ini sudah ditutup dan tidak dapat dibalas lagi. Catatan internal hanya dibaca tim; pengunjung yang menulis lagi memulai percakapan baru.`}</Alert>
    )
  if (!isAnswerable) return null
  return (
    <Alert severity="info">
      {status === 'resolved'
        ? t`Percakapan ini sudah selesai. Balasan Anda terkirim kepada pengunjung dan membukanya lagi.`
        : t`Percakapan ini ditunda. Balasan Anda terkirim kepada pengunjung dan mengakhiri penundaan.`}
    </Alert>
  )
}
