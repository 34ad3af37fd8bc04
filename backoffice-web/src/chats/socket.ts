import { RequestSocket } from 'duxi-web-core/requestSocket'
import { refreshSession } from '../api/session'
import { readTokens } from '../api/tokens'
import type { ClientEvents, Gives, News } from './types'

export type AgentSocket = RequestSocket<ClientEvents, Gives<'initSocket'>, News>

export interface Listener {
  onReady: () => void
  onLost: () => void
  onNews: (news: News) => void
}

/** An agent's connection to the chat. */
export function createAgentSocket(listener: Listener): AgentSocket {
  return new RequestSocket({
    path: '/ws/live-chat',
    token: () => readTokens()?.token ?? '',
    refresh: refreshSession,
    greet: (ask, token) =>
      ask('initSocket', { token, chat_token: '', as_agent: true, locale: 'id', page_url: '' }),
    onReady: listener.onReady,
    onNews: listener.onNews,
    onLost: listener.onLost,
  })
}
