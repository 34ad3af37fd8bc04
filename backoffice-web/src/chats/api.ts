import { BASE, read } from '../api/client'
import type { Tab } from './types'

export const CHATS = `${BASE}/chats` as const

/** What the console reads. */
export const chatApi = {
  inbox: (tab: Tab, q: string, signal?: AbortSignal) => read(CHATS, { query: { tab, q }, signal }),
  unread: (signal?: AbortSignal) => read(`${CHATS}/unread`, { signal }),
  show: (uuid: string) => read(`${CHATS}/${uuid}`),
  before: (uuid: string, before: number) =>
    read(`${CHATS}/${uuid}/messages`, { query: { before } }),
  panel: (uuid: string) => read(`${CHATS}/${uuid}/panel`),
  transcript: (uuid: string) => read(`${CHATS}/${uuid}/transcript`),
  choices: () => read(`${CHATS}/choices`),
  presence: () => read(`${CHATS}/presence`),
  canned: () => read(`${BASE}/canned-replies`, { query: { rows: 100 } }),
  report: (from: string, to: string) => read(`${BASE}/chat-report`, { query: { from, to } }),
}
