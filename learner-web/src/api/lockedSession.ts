import { getItem, removeItem, setItem } from '../lib/storage'
import { logout } from './me'
import { session } from './session'
import type { User, UserType } from './types'

/** What is stored while the screen is locked: whom to greet, but no token. */
export interface LockedAccount {
  account_id: string
  name: string
  avatar_url: string | null
  user_type: UserType
  remember: boolean
}

const KEY = 'locked'
const HALF_DAY = 12 * 60 * 60
const LONGEST_GOODBYE_MS = 3000

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** The browser's locked screen, shared by all tabs. */
export const lockedSession = {
  get: (): LockedAccount | null => getItem<LockedAccount>(KEY),
  clear: (): void => removeItem(KEY),
  /**
   * Ends the session on the server and here, and remembers its user for half a day. A server that does not
   * respond within 3 s cannot keep the screen open.
   */
  async lock({ email, fullname, avatar_url, user_type }: User): Promise<void> {
    const account: LockedAccount = {
      account_id: email,
      name: fullname,
      avatar_url: avatar_url ?? null,
      user_type: user_type === 2 ? 2 : 1,
      remember: session.isRemembered(),
    }
    setItem(KEY, account, { seconds: HALF_DAY })
    await Promise.race([logout().catch(() => undefined), pause(LONGEST_GOODBYE_MS)])
    session.close()
  },
}

let wasOpen = session.get() !== null

// A new sign-in ends the lock; a token refresh during locking does not.
session.subscribe(() => {
  const isOpen = session.get() !== null
  if (isOpen && !wasOpen) removeItem(KEY)
  wasOpen = isOpen
})
