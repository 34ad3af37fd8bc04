import AttachIcon from '@mui/icons-material/ImageOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import {
  Box,
  Button,
  IconButton,
  List,
  ListItemButton,
  Paper,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { chatApi } from './api';
import { filledIn, matching } from './messages';
import { noteGround } from './noteGround';
import type { CannedReply, Conversation } from './types';
import { sendImage } from './upload';
import { useConsole } from './useConsole';
import type { ConversationState } from './useConversation';

type Mode = 'reply' | 'note';
const TYPING_EVERY_MS = 1500;
const SHOWN = 6;

interface Props {
  chat: ConversationState;
  conversation: Conversation;
  canReply: boolean;
}

/** A reply to the visitor or a note to the others; `/` opens canned replies, Enter sends. */
export const Composer = ({ chat, conversation, canReply }: Props) => {
  const { socket } = useConsole();
  const [chosenMode, setMode] = useState<Mode>('reply');
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const toldAt = useRef(0);
  const mode: Mode = canReply ? chosenMode : 'note';
  const found = useCanned(mode === 'reply' ? text : '');
  useFocusKeys(input, setMode);

  const insert = (reply: CannedReply) => {
    setText(filledIn(reply.content, conversation.visitor_name));
    setPlace(0);
    input.current?.focus();
  };
  const submit = () => {
    const content = text.trim();
    if (!content) return;
    setText('');
    if (mode === 'reply') chat.send(content);
    else void chat.act('notes', { content });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = found[place];
    if (found.length > 0 && step) {
      event.preventDefault();
      setPlace((place + step + found.length) % found.length);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (current) insert(current);
      else submit();
    } else if (event.key === 'Escape' && found.length > 0) setText('');
  };
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setText(event.target.value);
    setPlace(0);
    if (mode !== 'reply' || Date.now() - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = Date.now();
    socket?.hint('typing', { conversation_uuid: conversation.uuid, is_typing: true });
  };
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', position: 'relative' }}>
      {found.length > 0 && <CannedList found={found} place={place} onChoose={insert} />}
      <ToggleButtonGroup
        size="small"
        exclusive
        value={mode}
        onChange={(_event, next: Mode | null) => next && setMode(next)}
        aria-label="Jenis tulisan"
        sx={{ mb: 1, '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="reply" disabled={!canReply}>
          Balas
        </ToggleButton>
        <ToggleButton value="note">Catatan internal</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <TextField
          inputRef={input}
          multiline
          maxRows={6}
          fullWidth
          size="small"
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
          placeholder={
            mode === 'reply'
              ? 'Tulis balasan, atau / untuk balasan cepat'
              : 'Catatan untuk tim; @nama menyebut agen'
          }
          slotProps={{
            htmlInput: {
              'aria-label': mode === 'reply' ? 'Balasan' : 'Catatan internal',
              maxLength: 4000,
            },
          }}
          sx={mode === 'note' ? { bgcolor: noteGround, borderRadius: 1 } : undefined}
        />
        {mode === 'reply' && <AttachButton chat={chat} uuid={conversation.uuid} />}
        <Button
          variant="contained"
          startIcon={<SendIcon />}
          disabled={!text.trim()}
          onClick={submit}
          sx={{ flexShrink: 0 }}
        >
          {mode === 'reply' ? 'Kirim' : 'Simpan'}
        </Button>
      </Box>
    </Box>
  );
};

interface CannedListProps {
  found: CannedReply[];
  place: number;
  onChoose: (reply: CannedReply) => void;
}

const CannedList = ({ found, place, onChoose }: CannedListProps) => (
  <Paper
    elevation={6}
    sx={{ position: 'absolute', bottom: '100%', left: 12, right: 12, zIndex: 2 }}
  >
    <List dense aria-label="Balasan cepat">
      {found.map((reply, index) => (
        <ListItemButton key={reply.id} selected={index === place} onClick={() => onChoose(reply)}>
          <Typography sx={{ fontWeight: 600, mr: 1 }}>/{reply.shortcut}</Typography>
          <Typography noWrap sx={{ color: 'text.secondary' }}>
            {reply.title}
          </Typography>
        </ListItemButton>
      ))}
    </List>
  </Paper>
);

const AttachButton = ({ chat, uuid }: { chat: ConversationState; uuid: string }) => {
  const { socket } = useConsole();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file || !socket) return;
    setBusy(true);
    try {
      chat.add([await sendImage(socket, uuid, file, `file-${Date.now()}`)]);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png"
        aria-label="Lampirkan gambar"
        onChange={(event) => void onChange(event)}
      />
      <IconButton
        aria-label="Lampirkan gambar"
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        <AttachIcon />
      </IconButton>
    </>
  );
};

function useCanned(text: string): CannedReply[] {
  const isWanted = text.startsWith('/') && !text.includes('\n');
  const { data } = useQuery({
    queryKey: ['chats', 'canned'],
    queryFn: chatApi.canned,
    enabled: isWanted,
  });
  if (!isWanted || !data) return [];
  return matching(data.rows, text.slice(1)).slice(0, SHOWN);
}

/** Alt+L goes to the reply, Alt+P to the internal note. */
function useFocusKeys(
  input: React.RefObject<HTMLTextAreaElement | null>,
  setMode: (mode: Mode) => void,
) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const mode = event.altKey
        ? ({ KeyL: 'reply', KeyP: 'note' } as const)[event.code as 'KeyL']
        : undefined;
      if (!mode) return;
      event.preventDefault();
      setMode(mode);
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [input, setMode]);
}
