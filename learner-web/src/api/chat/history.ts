import { queryOptions } from '@tanstack/react-query'
import { read } from '../client'
import { ApiError } from '../envelope'
import { listFields } from '../list'
import { transport } from '../transport'

export const HISTORY_ROWS = 10

/** The signed-in user's chats, newest first. */
export const chatHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: ['chat-history', page],
    queryFn: ({ signal }) =>
      read('/live-chats/conversations', listFields({ page, rows: HISTORY_ROWS }), signal),
  })

/** The messages of one chat. */
export const chatTranscriptQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['chat-history', 'transcript', uuid],
    queryFn: ({ signal }) => read(`/live-chats/conversations/${uuid}/messages`, undefined, signal),
  })

/** The URL of a ZIP of all of the user's chats, valid for 15 minutes. */
export const copyOfChats = (): Promise<string> => read('/live-chats/copies').then(({ url }) => url)

export interface Rating {
  score: number | null
  message: string
  conversation_uuid: string
}

/** Rates a chat; throws `ApiError` with the server's message. */
export async function rateChat(token: string, rating: Rating): Promise<string> {
  const response = await transport(
    new Request('/api/v1/live-chats/conversations/feedbacks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Chat-Token': token },
      body: JSON.stringify(rating),
    }),
  )
  const body = (await response.json()) as { code: number; message: string }
  if (!response.ok) throw new ApiError(response.status, body.code, body.message)
  return body.message
}
