import { BASE, call, type Path } from '../api/client'
import type {
  CannedReply,
  ChatPage,
  Choices,
  Conversation,
  Inbox,
  Message,
  Panel,
  Presence,
  Report,
  Tab,
  Transcript,
} from './types'

const CHATS = `${BASE}/chats` as const
const one = (uuid: string, verb = ''): Path => `${CHATS}/${uuid}${verb && `/${verb}`}` as Path

/** The calls of the console. */
export const chatApi = {
  inbox: (tab: Tab, q: string, signal?: AbortSignal) =>
    call<Inbox>('get', CHATS, { query: { tab, q }, ...(signal && { signal }) }),
  show: (uuid: string) => call<ChatPage>('get', one(uuid)),
  after: (uuid: string, after: number) =>
    call<{ rows: Message[] }>('get', one(uuid, 'messages'), { query: { after } }),
  before: (uuid: string, before: number) =>
    call<{ rows: Message[] }>('get', one(uuid, 'messages'), { query: { before } }),
  panel: (uuid: string) => call<Panel>('get', one(uuid, 'panel')),
  act: (uuid: string, verb: string, body: object = {}) =>
    call<Conversation>('post', one(uuid, verb), { body }),
  transcript: (uuid: string) => call<Transcript>('get', one(uuid, 'transcript')),
  choices: () => call<Choices>('get', `${CHATS}/choices`),
  presence: () => call<Presence>('get', `${CHATS}/presence`),
  setPresence: (body: Presence) => call<Presence>('post', `${CHATS}/presence`, { body }),
  canned: () =>
    call<{ rows: CannedReply[] }>('get', `${BASE}/canned-replies`, { query: { rows: 100 } }),
  report: (from: string, to: string) =>
    call<Report>('get', `${BASE}/chat-report`, { query: { from, to } }),
}
