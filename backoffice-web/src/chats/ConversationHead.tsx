import BackIcon from '@mui/icons-material/ArrowBack';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Button, Chip, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { chatApi } from './api';
import { BlockDialog, PriorityDialog, TagsDialog, TransferDialog } from './dialogs';
import { inHours, PRIORITIES, STATUSES } from './messages';
import type { ChatPage } from './types';
import type { ConversationState } from './useConversation';

interface Props {
  chat: ConversationState;
  page: ChatPage;
  isMine: boolean;
  onBack: () => void;
}

type Dialog = 'transfer' | 'tags' | 'priority' | 'block' | null;

/** Who writes, how it stands, and what can be done with it. */
export const ConversationHead = ({ chat, page, isMine, onBack }: Props) => {
  const { conversation } = page;
  const isOver = Boolean(conversation.ended_at);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label="Kembali" onClick={onBack} sx={{ display: { md: 'none' } }}>
        <BackIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2" variant="h3" noWrap>
          {conversation.visitor_name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
          <Chip size="small" label={STATUSES[conversation.status]} />
          {conversation.assignee && <Chip size="small" label={conversation.assignee.fullname} />}
          {conversation.team && <Chip size="small" label={`Tim ${conversation.team}`} />}
          {conversation.priority !== 2 && (
            <Chip size="small" color="warning" label={PRIORITIES[conversation.priority]} />
          )}
          {conversation.tags.map((tag) => (
            <Chip key={tag} size="small" variant="outlined" label={tag} />
          ))}
        </Box>
      </Box>
      {isMine && !isOver && conversation.status !== 'resolved' && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DoneIcon />}
          onClick={() => void chat.act('resolve')}
        >
          Selesai
        </Button>
      )}
      <Actions chat={chat} page={page} isMine={isMine} />
    </Box>
  );
};

const save = (filename: string, content: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = filename;
  link.click();
  URL.revokeObjectURL(link.href);
};

const Actions = ({ chat, page, isMine }: Omit<Props, 'onBack'>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<Dialog>(null);
  const notify = useNotify();
  const { conversation } = page;
  const isOver = Boolean(conversation.ended_at);
  const isResting = conversation.status === 'resolved' || conversation.status === 'snoozed';
  const choose = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const download = async () => {
    const { filename, content } = await chatApi.transcript(conversation.uuid);
    save(filename, content);
  };
  const mail = async () => {
    await chat.act('transcript', {});
    notify('Salinan percakapan dikirim ke pengunjung.', { type: 'info' });
  };
  const items: [string, () => void, boolean][] = [
    ['Teruskan…', () => setDialog('transfer'), !isOver && (isMine || !conversation.assignee)],
    ['Tunda 1 jam', () => void chat.act('snooze', { until: inHours(1) }), isMine && !isOver],
    [
      'Tunda sampai besok',
      () => void chat.act('snooze', { until: inHours(24) }),
      isMine && !isOver,
    ],
    ['Buka lagi', () => void chat.act('reopen'), isResting],
    ['Prioritas…', () => setDialog('priority'), !isOver],
    ['Tag…', () => setDialog('tags'), true],
    ['Kirim salinan lewat email', () => void mail(), true],
    ['Unduh salinan', () => void download(), true],
    ['Blokir pengunjung…', () => setDialog('block'), !page.is_blocked],
    ['Cabut blokir', () => void chat.act('unblock'), page.is_blocked],
  ];
  const close = () => setDialog(null);
  const shared = { chat, conversation, onClose: close };
  return (
    <>
      <IconButton
        aria-label="Tindakan lain"
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
      {dialog === 'block' && <BlockDialog {...shared} />}
    </>
  );
};
