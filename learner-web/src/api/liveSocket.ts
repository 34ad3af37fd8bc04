import type { Notice } from './accountTypes'
import { act } from './actions'
import { ApiError } from './envelope'
import { refreshOnce } from './refresh'
import { session } from './session'

export interface Unread {
  total_unread: number
  notification?: Notice | null
}

interface Message {
  event: 'ready' | 'unread' | 'sessionEnded' | 'heartbeat'
  data: Unread
}

const EXPIRED = 4490
const RESTARTING = 4503
const RESTART_SPREAD_MS = 5000
const SIGNED_OUT = [4401, 4491]
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** A tab out of sight for so long gives its place at the server up until it is looked at again. */
const HIDDEN_MS = 5 * 60_000
/** The server's heart beats every 25 s; a connection silent for longer only looks open. */
const SILENT_MS = 70_000

/** Doubles with every failure up to a minute; half of it is chance, so that tabs do not come back in one wave. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return longest * (0.5 + chance / 2)
}

function address(): string {
  const url = new URL('/ws/notifications', location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

function read(text: unknown): Message | null {
  try {
    return JSON.parse(String(text)) as Message
  } catch {
    return null
  }
}

// An answer of the server, and not its trouble or the network's.
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 490, 491].includes(error.status)
}

/**
 * The one connection of this tab over which the server tells news of the account.
 *
 * One per tab and not one per browser: tabs that are not remembered may belong to different people.
 */
class LiveSocket {
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(private readonly onUnread: (unread: Unread) => void) {}

  open = (): void => {
    clearTimeout(this.timer)
    const token = session.get()?.token
    if (this.stopped || this.socket || !token) return
    const socket = new WebSocket(address())
    this.socket = socket
    const data = { token, locale: document.documentElement.lang }
    socket.onopen = () => socket.send(JSON.stringify({ event: 'initSocket', data }))
    socket.onmessage = ({ data }) => this.hear(read(data), token)
    socket.onclose = ({ code }) => this.lost(socket, code, token)
  }

  /** Closes on our own word: whatever the server says of it no longer matters. */
  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  stop(): void {
    this.stopped = true
    this.close()
  }

  whenSeen = (): void => {
    clearTimeout(this.timer)
    if (document.visibilityState === 'visible') this.open()
    else this.timer = setTimeout(() => this.close(), HIDDEN_MS)
  }

  private hear(message: Message | null, token: string): void {
    if (message === null) return
    this.watch()
    if (message.event === 'ready') this.attempt = 0
    if (message.event === 'sessionEnded') this.ended(token)
    else if (message.event !== 'heartbeat') this.onUnread(message.data)
  }

  private watch(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.again(), SILENT_MS)
  }

  // Tokens that changed meanwhile may stand for a session that goes on; the next connection tells.
  private ended(token: string): void {
    if (session.get()?.token === token) this.leave()
    else this.again()
  }

  private leave(): void {
    this.stop()
    act('signOut')
  }

  private lost(socket: WebSocket, code: number, token: string): void {
    if (this.socket !== socket) return
    this.socket = null
    clearTimeout(this.silence)
    if (code === EXPIRED) void this.renew(token)
    else if (SIGNED_OUT.includes(code)) this.ended(token)
    else this.again(code === RESTARTING ? Math.random() * RESTART_SPREAD_MS : undefined)
  }

  private async renew(token: string): Promise<void> {
    try {
      await refreshOnce(token)
      this.again()
    } catch (error) {
      if (isRefusal(error)) this.leave()
      else this.again()
    }
  }

  private again(wait = waitBefore(this.attempt)): void {
    this.close()
    if (this.stopped) return
    this.timer = setTimeout(this.open, wait)
    this.attempt += 1
  }
}

/** Follows the account's news until the given function is called. */
export function openLive(onUnread: (unread: Unread) => void): () => void {
  const live = new LiveSocket(onUnread)
  live.open()
  window.addEventListener('online', live.open)
  document.addEventListener('visibilitychange', live.whenSeen)
  return () => {
    window.removeEventListener('online', live.open)
    document.removeEventListener('visibilitychange', live.whenSeen)
    live.stop()
  }
}
