import { useLingui } from '@lingui/react/macro'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Box, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type ChangeEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useStore } from 'react-admin'
import { useShortcuts } from '../ui/shortcuts/useShortcuts'
import { AttachButton } from './AttachButton'
import { noteBackground } from './noteBackground'
import { type Suggestion, SuggestionList, useSuggestions } from './Suggestions'
import type { Conversation } from './types'
import { useConsole } from './useConsole'
import type { ConversationState } from './useConversation'

type Mode = 'reply' | 'note'
const TYPING_EVERY_MS = 1500

interface Props {
  chat: ConversationState
  input: RefObject<HTMLTextAreaElement | null>
  conversation: Conversation
  canReply: boolean
}

/** What was begun stays while the agent looks at something else; a reply never becomes a note. */
function useDraft(uuid: string, mode: Mode) {
  const [draft, setDraft] = useStore<string | undefined>(`chats.draft.${mode}.${uuid}`)
  return [draft ?? '', (text: string) => setDraft(text || undefined)] as const
}

/** A reply to the visitor or a note to the others; `/` opens canned replies, `@` agents, Enter sends. */
export const Composer = ({ chat, input, conversation, canReply }: Props) => {
  const { t } = useLingui()
  const { socket } = useConsole()
  const [chosenMode, setMode] = useState<Mode>('reply')
  const mode: Mode = canReply ? chosenMode : 'note'
  const [text, setText] = useDraft(conversation.uuid, mode)
  const [place, setPlace] = useState(0)
  const typedAt = useRef(0)
  const [dismissed, setDismissed] = useState('')
  const fitting = useSuggestions(text, mode === 'note', conversation.visitor_name)
  const found = text === dismissed ? [] : fitting
  const write = (next: Mode) => () => {
    setMode(next)
    input.current?.focus()
  }
  useShortcuts('conversation', { reply: write('reply'), note: write('note') })

  const insert = ({ result }: Suggestion) => {
    setText(result)
    setPlace(0)
    input.current?.focus()
  }
  const submit = () => {
    const content = text.trim()
    if (!content) return
    setText('')
    if (mode === 'reply') chat.send(content)
    else void chat.act('notes', { content })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const current = found[place]
    if (found.length > 0 && step) {
      event.preventDefault()
      setPlace((place + step + found.length) % found.length)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (current) insert(current)
      else submit()
    } else if (event.key === 'Escape' && found.length > 0) setDismissed(text)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setText(event.target.value)
    setPlace(0)
    if (mode !== 'reply' || Date.now() - typedAt.current < TYPING_EVERY_MS) return
    typedAt.current = Date.now()
    socket?.hint('typing', { conversation_uuid: conversation.uuid, is_typing: true })
  }
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', position: 'relative' }}>
      {found.length > 0 && (
        <SuggestionList
          label={mode === 'note' ? t`Agen` : t`Balasan cepat`}
          found={found}
          place={place}
          onChoose={insert}
        />
      )}
      <TextField
        inputRef={input}
        multiline
        maxRows={8}
        fullWidth
        size="small"
        value={text}
        onChange={onChange}
        onKeyDown={onKeyDown}
        placeholder={
          mode === 'reply'
            ? t`Tulis balasan, atau / untuk balasan cepat`
            : t`Catatan untuk tim; @nama menyebut agen`
        }
        slotProps={{
          htmlInput: {
            'aria-label': mode === 'reply' ? t`Balasan` : t`Catatan internal`,
            maxLength: 4000,
          },
        }}
        sx={mode === 'note' ? { bgcolor: noteBackground, borderRadius: 1 } : undefined}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={mode}
          onChange={(_event, next: Mode | null) => next && setMode(next)}
          aria-label={t`Jenis tulisan`}
          sx={{ mr: 'auto', '& .MuiToggleButton-root': { textTransform: 'none' } }}
        >
          <ToggleButton value="reply" disabled={!canReply}>
            {t`Balas`}
          </ToggleButton>
          <ToggleButton value="note">{t`Catatan internal`}</ToggleButton>
        </ToggleButtonGroup>
        {mode === 'reply' && <AttachButton chat={chat} uuid={conversation.uuid} />}
        <Button
          variant="contained"
          startIcon={<SendIcon />}
          disabled={!text.trim()}
          onClick={submit}
          sx={{ flexShrink: 0 }}
        >
          {mode === 'reply' ? t`Kirim` : t`Simpan`}
        </Button>
      </Box>
    </Box>
  )
}
