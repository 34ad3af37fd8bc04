import { RequestRefused, RequestSocket } from 'duxi-web-core/requestSocket'
import { pageAddress } from '../../lib/pageAddress'
import { refreshOnce } from '../refresh'
import { session } from '../session'
import type { ClientEvents, Hello, ServerNews } from './types'

export { ConnectionLost, RequestRefused } from 'duxi-web-core/requestSocket'

const UNAUTHENTICATED = 401

export type ChatSocket = RequestSocket<ClientEvents, Hello, ServerNews>
type Ask = ChatSocket['ask']

/** The token of an anonymous visitor; empty before the first conversation. */
export interface VisitorToken {
  get: () => string
  clear: () => void
}

export interface Listener {
  onHello: (hello: Hello) => void
  onNews: (news: ServerNews) => void
  onLost: () => void
}

// With an unknown token the visitor starts anew.
async function greet(ask: Ask, token: string, visitor: VisitorToken): Promise<Hello> {
  const chat_token = token ? '' : visitor.get()
  const locale = document.documentElement.lang || 'id'
  const who = { token, chat_token, as_agent: false, locale, page_url: pageAddress() }
  try {
    return await ask('initSocket', who)
  } catch (error) {
    const isUnknown = error instanceof RequestRefused && error.refusal.code === UNAUTHENTICATED
    if (!(isUnknown && chat_token)) throw error
    visitor.clear()
    return ask('initSocket', { ...who, chat_token: '' })
  }
}

/** A visitor's connection to the chat. */
export function createChatSocket(visitor: VisitorToken, listener: Listener): ChatSocket {
  return new RequestSocket({
    path: '/ws/live-chat',
    token: () => session.get()?.token ?? '',
    refresh: refreshOnce,
    greet: (ask, token) => greet(ask, token, visitor),
    onReady: listener.onHello,
    onNews: listener.onNews,
    onLost: listener.onLost,
  })
}
