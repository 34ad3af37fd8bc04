import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { useGetIdentity } from 'react-admin';
import { ErrorState } from '../ui/ErrorState';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import { inHours } from './messages';
import { Thread } from './Thread';
import type { Conversation } from './types';
import { useConsole } from './useConsole';
import { type ConversationState, useConversation } from './useConversation';

interface Props {
  uuid: string;
  onBack: () => void;
  onChoose: (uuid: string) => void;
}

/** One conversation: what was said, who has it, and the line to answer in. */
export const ConversationPane = ({ uuid, onBack }: Props) => {
  const chat = useConversation(uuid);
  const { data, error, refetch } = chat.page;
  const { identity } = useGetIdentity();
  useShortcuts(chat);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height="100%" />;
  const { conversation } = data;
  const isMine = identity !== undefined && conversation.assignee?.uuid === identity.id;
  return (
    <Box
      component="section"
      aria-label={`Percakapan dengan ${conversation.visitor_name}`}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
    >
      <ConversationHead chat={chat} page={data} isMine={isMine} onBack={onBack} />
      <Thread chat={chat} page={data} />
      <Notices conversation={conversation} isMine={isMine} chat={chat} />
      <Composer
        chat={chat}
        conversation={conversation}
        canReply={isMine && !conversation.ended_at}
      />
    </Box>
  );
};

interface NoticesProps {
  conversation: Conversation;
  isMine: boolean;
  chat: ConversationState;
}

/** Why this agent may not answer yet, with the way out; and who else is here. */
const Notices = ({ conversation, isMine, chat }: NoticesProps) => {
  const { viewers, typing } = useConsole();
  const others = viewers.filter((one) => one.uuid === conversation.uuid).map((one) => one.name);
  const isClaimable = conversation.status === 'queued' || conversation.status === 'bot';
  return (
    <Box sx={{ px: 2, display: 'grid', gap: 1 }} aria-live="polite">
      {typing?.uuid === conversation.uuid && (
        <Box sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {typing.name} menulis pesan…
        </Box>
      )}
      {others.length > 0 && (
        <Box sx={{ fontSize: '0.85rem', color: 'info.main' }}>
          {others.join(', ')} sedang melihat percakapan ini.
        </Box>
      )}
      {!conversation.ended_at && !conversation.assignee && isClaimable && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => void chat.act('claim')}>
              Ambil
            </Button>
          }
        >
          {conversation.position
            ? `Antrean nomor ${conversation.position}. Ambil untuk membalas.`
            : 'Belum ada agen. Ambil untuk membalas.'}
        </Alert>
      )}
      {!conversation.ended_at && conversation.assignee && !isMine && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void chat.act('take-over')}>
              Ambil alih
            </Button>
          }
        >
          Ditangani {conversation.assignee.fullname}. Ambil alih untuk membalas.
        </Alert>
      )}
    </Box>
  );
};

function useShortcuts(chat: ConversationState) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey) return;
      const work: Record<string, () => void> = {
        KeyE: () => void chat.act('resolve'),
        KeyM: () => void chat.act('snooze', { until: inHours(1) }),
        KeyC: () => void chat.act('claim'),
      };
      const chosen = work[event.code];
      if (!chosen) return;
      event.preventDefault();
      chosen();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [chat]);
}
