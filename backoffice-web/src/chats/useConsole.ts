import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { AgentSocket } from './socket';
import { alertAgent } from './sound';
import type { News } from './types';

const VIEWING_MS = 60_000;
const TYPING_MS = 2500;
const REFETCH_MS = 300;

export interface Viewer {
  uuid: string;
  name: string;
  until: number;
}

export interface Console {
  socket: AgentSocket | null;
  isConnected: boolean;
  viewers: readonly Viewer[];
  typing: { uuid: string; name: string; isVisitor: boolean } | null;
  follow: (listener: (news: News) => void) => () => void;
}

export const ConsoleContext = createContext<Console>({
  socket: null,
  isConnected: false,
  viewers: [],
  typing: null,
  follow: () => () => undefined,
});

export const useConsole = () => useContext(ConsoleContext);

/** The one connection of the console; lists follow the news, messages have listeners of their own. */
export function useConnection(): Console {
  const client = useQueryClient();
  const notify = useNotify();
  const [socket, setSocket] = useState<AgentSocket | null>(null);
  const [isConnected, setConnected] = useState(false);
  const [viewers, setViewers] = useState<Viewer[]>([]);
  const [typing, setTyping] = useState<Console['typing']>(null);
  const listeners = useRef(new Set<(news: News) => void>());
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTyping = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hear = useCallback(
    (news: News) => {
      for (const listener of listeners.current) listener(news);
      if (news.event === 'conversation' || news.event === 'inbox') {
        later.current ??= setTimeout(() => {
          later.current = undefined;
          void client.invalidateQueries({ queryKey: ['chats', 'inbox'] });
        }, REFETCH_MS);
      }
      if (
        news.event === 'conversation' &&
        news.data.status === 'queued' &&
        news.data.agent_unread > 0
      )
        alertAgent(t`Chat baru: ${news.data.visitor_name}`, news.data.preview);
      if (news.event === 'inbox' && news.data.is_from_visitor)
        alertAgent(t`Pesan baru`, news.data.preview);
      if (news.event === 'mention') {
        const said = t`${news.data.author} menyebut Anda: ${news.data.content}`;
        notify(said, { type: 'info' });
        alertAgent(t`Anda disebut dalam catatan`, said);
      }
      if (news.event === 'viewing') {
        const { conversation_uuid: uuid, agent, is_viewing } = news.data;
        setViewers((all) => [
          ...all.filter((one) => one.name !== agent.fullname && one.until > Date.now()),
          ...(is_viewing ? [{ uuid, name: agent.fullname, until: Date.now() + VIEWING_MS }] : []),
        ]);
      }
      if (news.event === 'typing') {
        const { conversation_uuid: uuid, user_name: name, sender, is_typing } = news.data;
        setTyping(is_typing ? { uuid, name, isVisitor: sender === 'visitor' } : null);
        clearTimeout(stopTyping.current);
        stopTyping.current = setTimeout(() => setTyping(null), TYPING_MS);
      }
    },
    [client, notify],
  );

  useEffect(() => {
    const opened = new AgentSocket({
      onReady: () => {
        setConnected(true);
        void client.invalidateQueries({ queryKey: ['chats'] });
      },
      onLost: () => setConnected(false),
      onNews: hear,
    });
    opened.open();
    setSocket(opened);
    return () => opened.stop();
  }, [client, hear]);

  const follow = useCallback((listener: (news: News) => void) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);

  return { socket, isConnected, viewers, typing, follow };
}
