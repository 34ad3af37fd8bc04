import { useLingui } from '@lingui/react/macro'
import BackIcon from '@mui/icons-material/ArrowBack'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Box, Button, Chip, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useText } from '../define/useText'
import { useShortcuts } from '../ui/shortcuts/useShortcuts'
import { useIsWide } from '../ui/useIsSmall'
import { chatApi } from './api'
import {
  BlockDialog,
  PriorityDialog,
  SnoozeDialog,
  TagsDialog,
  TranscriptDialog,
  TransferDialog,
} from './dialogs'
import { inHours, PRIORITIES } from './messages'
import type { ChatPage } from './types'
import type { ConversationState } from './useConversation'
import { useStatusText } from './useStatusText'
import { VisitorButton } from './VisitorPanel'

interface Props {
  chat: ConversationState
  page: ChatPage
  isMine: boolean
  onBack: () => void
  onChoose: (uuid: string) => void
  onResolve: () => void
}

type Dialog = 'transfer' | 'snooze' | 'tags' | 'priority' | 'transcript' | 'block' | null

/** The conversation's visitor, its status, and its actions. */
export const ConversationHead = ({ onBack, onChoose, onResolve, ...props }: Props) => {
  const { page, isMine } = props
  const { t } = useLingui()
  const { conversation } = page
  const isOver = Boolean(conversation.ended_at)
  const isWide = useIsWide()
  return (
    <Box sx={headSx}>
      <IconButton
        aria-label={t`Kembali`}
        onClick={onBack}
        sx={{ display: { md: 'none' }, gridArea: 'back', ml: -1 }}
      >
        <BackIcon />
      </IconButton>
      <Typography component="h2" variant="h3" noWrap sx={{ gridArea: 'name', minWidth: 0 }}>
        {conversation.visitor_name}
      </Typography>
      <ConversationStatus page={page} isMine={isMine} />
      <Box sx={{ gridArea: 'work', display: 'flex', alignItems: 'center', gap: 1 }}>
        {isMine && !isOver && conversation.status !== 'resolved' && (
          <Button size="small" variant="outlined" startIcon={<DoneIcon />} onClick={onResolve}>
            {t`Selesai`}
          </Button>
        )}
        {!isWide && <VisitorButton uuid={conversation.uuid} onChoose={onChoose} />}
        <Actions {...props} />
      </Box>
    </Box>
  )
}

/** On a phone the chips have a line of their own below name and buttons. */
const headSx = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  px: 1.5,
  py: { xs: 0.75, md: 1.5 },
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"back name work" "state state state"',
    md: '"name work" "state work"',
  },
} as const

/** The conversation's status, agent, priority and tags. */
const ConversationStatus = ({ page, isMine }: Pick<Props, 'page' | 'isMine'>) => {
  const { t } = useLingui()
  const text = useText()
  const statusText = useStatusText()
  const { conversation, is_blocked } = page
  const { assignee, status } = conversation
  const state = isMine && status === 'open' ? t`Anda tangani` : statusText(conversation)
  const priority = conversation.priority === 2 ? undefined : PRIORITIES[conversation.priority]
  return (
    <Box sx={{ gridArea: 'state', display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip size="small" label={state} />
      {is_blocked && <Chip size="small" color="error" label={t`Diblokir`} />}
      {assignee && !isMine && <Chip size="small" label={assignee.fullname} />}
      {conversation.team && <Chip size="small" label={t`Tim ${conversation.team}`} />}
      {priority && <Chip size="small" color="warning" label={text(priority)} />}
      {conversation.tags.map((tag) => (
        <Chip key={tag} size="small" variant="outlined" label={tag} />
      ))}
    </Box>
  )
}

const save = (filename: string, content: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  link.download = filename
  link.click()
  URL.revokeObjectURL(link.href)
}

const Actions = ({ chat, page, isMine }: Pick<Props, 'chat' | 'page' | 'isMine'>) => {
  const { t } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<Dialog>(null)
  const { conversation } = page
  const isOver = Boolean(conversation.ended_at)
  const isResting = conversation.status === 'resolved' || conversation.status === 'snoozed'
  const choose = (work: () => void) => () => {
    setAnchor(null)
    work()
  }
  const download = async () => {
    const { filename, content } = await chatApi.transcript(conversation.uuid)
    save(filename, content)
  }
  const mayTransfer = !isOver && (isMine || !conversation.assignee)
  useShortcuts('conversation', {
    transfer: mayTransfer && (() => setDialog('transfer')),
    tags: () => setDialog('tags'),
    priority: !isOver && (() => setDialog('priority')),
  })
  const snooze = (hours: number) => () => void chat.act('snooze', { until: inHours(hours) })
  const items: [string, () => void, boolean][] = [
    [t`Teruskan…`, () => setDialog('transfer'), mayTransfer],
    [t`Tunda 1 jam`, snooze(1), isMine && !isOver],
    [t`Tunda sampai besok`, snooze(24), isMine && !isOver],
    [t`Tunda sampai…`, () => setDialog('snooze'), isMine && !isOver],
    [t`Buka lagi`, () => void chat.act('reopen'), isResting],
    [t`Prioritas…`, () => setDialog('priority'), !isOver],
    [t`Tag…`, () => setDialog('tags'), true],
    [t`Kirim salinan lewat email…`, () => setDialog('transcript'), true],
    [t`Unduh salinan`, () => void download(), true],
    [t`Blokir pengunjung…`, () => setDialog('block'), !page.is_blocked],
    [t`Cabut blokir`, () => void chat.act('unblock'), page.is_blocked],
  ]
  const close = () => setDialog(null)
  const shared = { chat, conversation, onClose: close }
  return (
    <>
      <IconButton
        aria-label={t`Tindakan lain`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {items
          .filter(([, , isShown]) => isShown)
          .map(([label, work]) => (
            <MenuItem key={label} onClick={choose(work)}>
              {label}
            </MenuItem>
          ))}
      </Menu>
      {dialog === 'transfer' && <TransferDialog {...shared} />}
      {dialog === 'priority' && <PriorityDialog {...shared} />}
      {dialog === 'tags' && <TagsDialog {...shared} />}
      {dialog === 'snooze' && <SnoozeDialog {...shared} />}
      {dialog === 'transcript' && <TranscriptDialog {...shared} />}
      {dialog === 'block' && <BlockDialog {...shared} />}
    </>
  )
}
