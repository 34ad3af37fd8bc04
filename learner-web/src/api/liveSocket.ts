import {
  backoffMs,
  parseFrame,
  reconnectMs,
  socketAddress,
  TOKEN_EXPIRED,
} from 'duxi-web-core/sockets'
import type { Notice } from './accountTypes'
import { ApiError } from './envelope'
import { handleErrorCode } from './errorHandlers'
import { refreshOnce } from './refresh'
import { session } from './session'

export interface Unread {
  total_unread: number
  notification?: Notice | null
}

/** The subject that the tab watches, as named by `/ws/notifications`. */
interface Watched {
  subject: string
  key: string
}

type Message =
  | { event: 'ready' | 'unread'; data: Unread }
  | { event: 'changed' | 'watching'; data: Watched }
  | { event: 'sessionEnded' | 'heartbeat'; data: object }

const SIGNED_OUT = [4401, 4491]
const BACKOFF = { firstMs: 1000, longestMs: 60_000 }
/** A tab hidden for this long closes its connection until it is visible again. */
const HIDDEN_MS = 5 * 60_000
/** The server sends a heartbeat every 25 s; a connection silent for longer is dead. */
const SILENT_MS = 70_000

// A refusal by the server, as opposed to a server or network failure.
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 490, 491].includes(error.status)
}

/**
 * The tab's one connection for events of the account. One per tab instead of one per browser, because tabs
 * without a remembered session may belong to different users.
 */
class LiveSocket {
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private isReady = false

  constructor(private readonly onUnread: (unread: Unread) => void) {}

  open = (): void => {
    clearTimeout(this.timer)
    const token = session.get()?.token
    if (this.stopped || this.socket || !token) return
    const socket = new WebSocket(socketAddress('/ws/notifications'))
    this.socket = socket
    const data = { token, locale: document.documentElement.lang }
    socket.onopen = () => socket.send(JSON.stringify({ event: 'initSocket', data }))
    socket.onmessage = ({ data }) => this.hear(parseFrame<Message>(data), token)
    socket.onclose = ({ code }) => this.lost(socket, code, token)
  }

  /** Closes on our side, ignoring later events of the socket. */
  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    this.isReady = false
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
    if (message.event === 'sessionEnded') this.ended(token)
    else if (message.event === 'ready') this.ready(message.data)
    else if (message.event === 'unread') this.onUnread(message.data)
    else if (message.event === 'changed') changed(message.data)
  }

  private ready(unread: Unread): void {
    this.attempt = 0
    this.isReady = true
    this.onUnread(unread)
    if (watched) this.tellWatched()
  }

  /** Sends the watched subject now, or as soon as the connection is ready. */
  tellWatched(): void {
    if (!this.isReady) return
    const data: Watched = { subject: watched?.subject ?? '', key: watched?.key ?? '' }
    this.socket?.send(JSON.stringify({ event: 'watch', data }))
  }

  private watch(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.again(), SILENT_MS)
  }

  // If the tokens changed meanwhile, the session may still be valid; the next connection shows.
  private ended(token: string): void {
    if (session.get()?.token === token) this.leave()
    else this.again()
  }

  private leave(): void {
    this.stop()
    handleErrorCode('signOut')
  }

  private lost(socket: WebSocket, code: number, token: string): void {
    if (this.socket !== socket) return
    this.socket = null
    this.isReady = false
    clearTimeout(this.silence)
    if (code === TOKEN_EXPIRED) void this.renew(token)
    else if (SIGNED_OUT.includes(code)) this.ended(token)
    else this.again(reconnectMs(code, this.attempt, BACKOFF))
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

  private again(wait = backoffMs(this.attempt, BACKOFF)): void {
    this.close()
    if (this.stopped) return
    this.timer = setTimeout(this.open, wait)
    this.attempt += 1
  }
}

let live: LiveSocket | null = null
let watched: (Watched & { onChange: () => void }) | null = null

function changed({ subject, key }: Watched): void {
  if (watched?.subject === subject && watched.key === key) watched.onChange()
}

/**
 * Subscribes to changes of one subject and returns the function that ends it; a tab watches one at a time.
 */
export function watchLive(subject: string, key: string, onChange: () => void): () => void {
  const mine = { subject, key, onChange }
  watched = mine
  live?.tellWatched()
  return () => {
    if (watched !== mine) return
    watched = null
    live?.tellWatched()
  }
}

/** Subscribes to the account's events and returns the function that ends it. */
export function openLive(onUnread: (unread: Unread) => void): () => void {
  const opened = new LiveSocket(onUnread)
  live = opened
  opened.open()
  window.addEventListener('online', opened.open)
  document.addEventListener('visibilitychange', opened.whenSeen)
  return () => {
    window.removeEventListener('online', opened.open)
    document.removeEventListener('visibilitychange', opened.whenSeen)
    opened.stop()
    if (live === opened) live = null
  }
}
