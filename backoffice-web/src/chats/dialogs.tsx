import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../define/useText'
import { PRESENCE } from '../resources/support/presence'
import { MomentField } from '../ui/MomentField'
import { PRIORITIES } from './messages'
import { choicesQuery } from './queries'
import type { Agent, Conversation } from './types'
import type { ConversationState } from './useConversation'

interface Props {
  chat: ConversationState
  conversation: Conversation
  onClose: () => void
}

interface FrameProps {
  title: string
  confirm: string
  isReady: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

const Frame = ({ title, confirm, isReady, onConfirm, onClose, children }: FrameProps) => {
  const { t } = useLingui()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', pt: '8px !important' }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t`Batal`}</Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The other agents, those who are there first. */
const colleaguesOf = ({ assignee }: Conversation, agents: readonly Agent[]) => {
  const others = agents.filter(({ id }) => id !== assignee?.id)
  const isAway = ({ status }: Agent) => Number(status === 'offline')
  return others.sort((a, b) => isAway(a) - isAway(b) || a.open_count - b.open_count)
}

/** To another agent who is at work, to a team, or back into the queue. */
export const TransferDialog = ({ chat, conversation, onClose }: Props) => {
  const { t } = useLingui()
  const text = useText()
  const { data } = useQuery(choicesQuery())
  const colleagues = colleaguesOf(conversation, data?.agents ?? [])
  const isAnybodyThere = colleagues.some(({ status }) => status !== 'offline')
  const [chosen, setChosen] = useState('')
  const [kind, id] = chosen.split(':')
  const body =
    kind === 'agent' ? { agent_id: Number(id) } : kind === 'team' ? { team_id: Number(id) } : {}
  return (
    <Frame
      title={t`Teruskan percakapan`}
      confirm={t`Teruskan`}
      isReady={chosen !== ''}
      onConfirm={() => void chat.act('transfer', body)}
      onClose={onClose}
    >
      <TextField
        select
        autoFocus
        label={t`Kepada`}
        helperText={
          data && !isAnybodyThere
            ? t`Tidak ada rekan yang bertugas. Teruskan ke tim atau ke antrean.`
            : null
        }
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {colleagues.map(({ id, fullname, status, open_count }) => {
          const presence = text(PRESENCE[status])
          return (
            <MenuItem key={id} value={`agent:${id}`} disabled={status === 'offline'}>
              {t`${fullname} · ${presence} · ${open_count} percakapan`}
            </MenuItem>
          )
        })}
        {data?.teams.map((team) => (
          <MenuItem key={`team-${team.id}`} value={`team:${team.id}`}>
            {t`Tim ${team.name}`}
          </MenuItem>
        ))}
        <MenuItem value="queue:0">{t`Kembali ke antrean`}</MenuItem>
      </TextField>
    </Frame>
  )
}

/** How soon it should be answered. */
export const PriorityDialog = ({ chat, conversation, onClose }: Props) => {
  const { t } = useLingui()
  const text = useText()
  const [priority, setPriority] = useState(conversation.priority)
  return (
    <Frame
      title={t`Prioritas`}
      confirm={t`Simpan`}
      isReady
      onConfirm={() => void chat.act('priority', { priority })}
      onClose={onClose}
    >
      <TextField
        select
        label={t`Prioritas`}
        value={priority}
        onChange={(event) => setPriority(Number(event.target.value))}
      >
        {Object.entries(PRIORITIES).map(([value, label]) => (
          <MenuItem key={value} value={Number(value)}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
    </Frame>
  )
}

/** What it is about. */
export const TagsDialog = ({ chat, conversation, onClose }: Props) => {
  const { t } = useLingui()
  const { data } = useQuery(choicesQuery())
  const [tags, setTags] = useState(conversation.tags)
  return (
    <Frame
      title={t`Tag percakapan`}
      confirm={t`Simpan`}
      isReady={data !== undefined}
      onConfirm={() => void chat.act('tags', { tags })}
      onClose={onClose}
    >
      {data?.tags.map((tag) => (
        <FormControlLabel
          key={tag}
          label={tag}
          control={
            <Checkbox
              checked={tags.includes(tag)}
              onChange={(_event, isOn) =>
                setTags((all) => (isOn ? [...all, tag] : all.filter((one) => one !== tag)))
              }
            />
          }
        />
      ))}
    </Frame>
  )
}

/** Keeps an abusive visitor from writing. */
export const BlockDialog = ({ chat, onClose }: Props) => {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <Frame
      title={t`Blokir pengunjung selama 7 hari`}
      confirm={t`Blokir`}
      isReady={reason.trim() !== ''}
      onConfirm={() => void chat.act('block', { reason })}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t`Percakapan ini langsung ditutup. Pengunjung tidak dapat menulis lagi, juga dari peramban baru di alamat yang sama.`}
      </Typography>
      <TextField
        label={t`Alasan`}
        multiline
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </Frame>
  )
}

const HOUR_MS = 3_600_000
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString()

/** Snoozes a conversation until a moment of the agent's choice. */
export const SnoozeDialog = ({ chat, onClose }: Props) => {
  const { t } = useLingui()
  const [until, setUntil] = useState<string | null>(inAnHour)
  return (
    <Frame
      title={t`Tunda percakapan`}
      confirm={t`Tunda`}
      isReady={until !== null}
      onConfirm={() => void chat.act('snooze', { until })}
      onClose={onClose}
    >
      <MomentField label={t`Sampai`} name={t`Sampai`} value={until} onChange={setUntil} fullWidth />
    </Frame>
  )
}

/** Mails a copy, to the visitor unless another address is written. */
export const TranscriptDialog = ({ chat, conversation, onClose }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const [email, setEmail] = useState(conversation.visitor_email)
  const send = async () => {
    if (await chat.act('transcript', { email }))
      notify(t`Salinan percakapan dikirim.`, { type: 'success' })
  }
  return (
    <Frame
      title={t`Kirim salinan percakapan`}
      confirm={t`Kirim`}
      isReady={email.includes('@')}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={t`Email`}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </Frame>
  )
}
