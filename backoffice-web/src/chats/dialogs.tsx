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
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { chatApi } from './api';
import { PRIORITIES } from './messages';
import type { Conversation } from './types';
import type { ConversationState } from './useConversation';

interface Props {
  chat: ConversationState;
  conversation: Conversation;
  onClose: () => void;
}

interface FrameProps {
  title: string;
  confirm: string;
  isReady: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

const Frame = ({ title, confirm, isReady, onConfirm, onClose, children }: FrameProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs">
    <DialogTitle>{title}</DialogTitle>
    <DialogContent sx={{ display: 'grid', pt: '8px !important' }}>{children}</DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Batal</Button>
      <Button
        variant="contained"
        disabled={!isReady}
        onClick={() => {
          onConfirm();
          onClose();
        }}
      >
        {confirm}
      </Button>
    </DialogActions>
  </Dialog>
);

const useChoices = () => useQuery({ queryKey: ['chats', 'choices'], queryFn: chatApi.choices });

/** To another agent, to a team, or back into the queue. */
export const TransferDialog = ({ chat, conversation, onClose }: Props) => {
  const { data } = useChoices();
  const [chosen, setChosen] = useState('');
  const [kind, id] = chosen.split(':');
  const body =
    kind === 'agent' ? { agent_id: Number(id) } : kind === 'team' ? { team_id: Number(id) } : {};
  return (
    <Frame
      title="Teruskan percakapan"
      confirm="Teruskan"
      isReady={chosen !== ''}
      onConfirm={() => void chat.act('transfer', body)}
      onClose={onClose}
    >
      <TextField
        select
        label="Kepada"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {data?.agents
          .filter((agent) => agent.id !== conversation.assignee?.id)
          .map((agent) => (
            <MenuItem key={agent.id} value={`agent:${agent.id}`}>
              {agent.fullname} · {agent.is_online ? 'tersedia' : 'tidak tersedia'} ·{' '}
              {agent.open_count} percakapan
            </MenuItem>
          ))}
        {data?.teams.map((team) => (
          <MenuItem key={`team-${team.id}`} value={`team:${team.id}`}>
            Tim {team.name}
          </MenuItem>
        ))}
        <MenuItem value="queue:0">Kembali ke antrean</MenuItem>
      </TextField>
    </Frame>
  );
};

/** How soon it should be answered. */
export const PriorityDialog = ({ chat, conversation, onClose }: Props) => {
  const [priority, setPriority] = useState(conversation.priority);
  return (
    <Frame
      title="Prioritas"
      confirm="Simpan"
      isReady
      onConfirm={() => void chat.act('priority', { priority })}
      onClose={onClose}
    >
      <TextField
        select
        label="Prioritas"
        value={priority}
        onChange={(event) => setPriority(Number(event.target.value))}
      >
        {Object.entries(PRIORITIES).map(([value, label]) => (
          <MenuItem key={value} value={Number(value)}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Frame>
  );
};

/** What it is about. */
export const TagsDialog = ({ chat, conversation, onClose }: Props) => {
  const { data } = useChoices();
  const [tags, setTags] = useState(conversation.tags);
  return (
    <Frame
      title="Tag percakapan"
      confirm="Simpan"
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
  );
};

/** Keeps an abusive visitor from writing. */
export const BlockDialog = ({ chat, onClose }: Props) => {
  const [reason, setReason] = useState('');
  return (
    <Frame
      title="Blokir pengunjung selama 7 hari"
      confirm="Blokir"
      isReady={reason.trim() !== ''}
      onConfirm={() => void chat.act('block', { reason })}
      onClose={onClose}
    >
      <TextField
        label="Alasan"
        multiline
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </Frame>
  );
};
