import { getItem, removeItem, setItem } from '../../lib/storage'

const KEY = 'chat'
const THIRTY_DAYS = 30 * 24 * 3600

interface Stored {
  session_token: string
  conversation_uuid: string
}

/** The chat that this browser has started: its token, and the conversation to rate. */
export const chatToken = {
  get: (): Stored | null => getItem<Stored>(KEY),
  set: (stored: Stored): void => setItem(KEY, stored, { seconds: THIRTY_DAYS }),
  clear: (): void => removeItem(KEY),
}
