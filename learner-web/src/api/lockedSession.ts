import { getItem, removeItem, setItem } from '../lib/storage'
import { logout } from './me'
import { session } from './session'
import type { User, UserType } from './types'

/** What stays on the device while the screen is locked: whom to greet, and no token. */
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

/** The locked screen of this browser; all of its tabs share it. */
export const lockedSession = {
  get: (): LockedAccount | null => getItem<LockedAccount>(KEY),
  clear: (): void => removeItem(KEY),
  /**
   * Ends the session on the server and here, and remembers whom it belonged to for half a day.
   *
   * A server that does not answer within 3 s cannot keep the screen open.
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

// Somebody who signs in needs no lock any more; tokens that are renewed while the screen is being locked do.
session.subscribe(() => {
  const isOpen = session.get() !== null
  if (isOpen && !wasOpen) removeItem(KEY)
  wasOpen = isOpen
})
