import { pageAddress } from '../../lib/pageAddress'
import { refreshOnce } from '../refresh'
import { session } from '../session'
import type { ChatRefusal, ClientEvent, Gives, Hello, ServerNews, Takes } from './types'

const EXPIRED = 4490
const RESTARTING = 4503
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000
/** Everybody lost the server at the same moment: they come back over so long a time, not in one wave. */
const RESTART_SPREAD_MS = 5000
const ANSWER_MS = 20_000
/** The server's heart beats every 25 s; a connection silent for longer only looks open. */
const SILENT_MS = 60_000

/** The server refused an event; the message may be shown. */
export class ChatError extends Error {
  constructor(readonly refusal: ChatRefusal) {
    super(refusal.message)
  }
}

/** The connection was lost before the answer came; the event may be sent again. */
export class ConnectionLost extends Error {}

interface Frame {
  event: string
  data: unknown
  ack?: number
}

interface Pending {
  resolve: (data: unknown) => void
  reject: (error: Error) => void
  timer: ReturnType<typeof setTimeout>
}

export interface Listener {
  onHello: (hello: Hello) => void
  onNews: (news: ServerNews) => void
  onLost: () => void
  onRefusedToken: () => void
}

function address(): string {
  const url = new URL('/ws/live-chat', location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

function read(text: unknown): Frame | null {
  try {
    return JSON.parse(String(text)) as Frame
  } catch {
    return null
  }
}

function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2)
}

/** One connection to the chat: answers by `ack`, news to a listener, comes back by itself. */
export class ChatSocket {
  private socket: WebSocket | null = null
  private ready = false
  private attempt = 0
  private acks = 0
  private stopped = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly pending = new Map<number, Pending>()

  constructor(
    private readonly chatToken: () => string,
    private readonly listener: Listener,
  ) {}

  get isReady(): boolean {
    return this.ready
  }

  open = (): void => {
    clearTimeout(this.timer)
    if (this.stopped || this.socket) return
    const socket = new WebSocket(address())
    const token = session.get()?.token ?? ''
    this.socket = socket
    socket.onopen = () => void this.greet(token)
    socket.onmessage = ({ data }) => this.hear(read(data))
    socket.onclose = ({ code }) => this.lost(socket, code, token)
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    this.ready = false
    this.failAll()
    socket?.close()
  }

  /** Sends an event and waits for its answer; rejects with `ChatError` or `ConnectionLost`. */
  ask<E extends ClientEvent>(event: E, data: Takes<E>): Promise<Gives<E>> {
    if (!this.ready && event !== 'initSocket') return Promise.reject(new ConnectionLost())
    this.acks += 1
    const ack = this.acks
    return new Promise<Gives<E>>((resolve, reject) => {
      const timer = setTimeout(() => this.settle(ack, new ConnectionLost()), ANSWER_MS)
      this.pending.set(ack, { resolve: (given) => resolve(given as Gives<E>), reject, timer })
      this.socket?.send(JSON.stringify({ event, data, ack }))
    })
  }

  /** Sends what may be lost. */
  hint<E extends ClientEvent>(event: E, data: Takes<E>): void {
    if (this.ready) this.socket?.send(JSON.stringify({ event, data }))
  }

  private async greet(token: string): Promise<void> {
    const chat_token = token ? '' : this.chatToken()
    const locale = document.documentElement.lang || 'id'
    try {
      const page_url = pageAddress()
      const who = { token, chat_token, as_agent: false }
      const hello = await this.ask('initSocket', { ...who, locale, page_url })
      this.ready = true
      this.attempt = 0
      this.listener.onHello(hello)
    } catch (error) {
      if (error instanceof ChatError && error.refusal.code === 401 && chat_token) {
        this.listener.onRefusedToken()
        void this.greet(token)
      }
    }
  }

  private hear(frame: Frame | null): void {
    if (frame === null) return
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.socket?.close(), SILENT_MS)
    if (frame.ack !== undefined) {
      this.settle(frame.ack, frame.event === 'error' ? refusalOf(frame) : frame.data)
    } else if (frame.event !== 'heartbeat' && frame.event !== 'error') {
      this.listener.onNews({ event: frame.event, data: frame.data } as ServerNews)
    }
  }

  private settle(ack: number, answer: unknown): void {
    const waiting = this.pending.get(ack)
    if (!waiting) return
    this.pending.delete(ack)
    clearTimeout(waiting.timer)
    if (answer instanceof Error) waiting.reject(answer)
    else waiting.resolve(answer)
  }

  private failAll(): void {
    for (const ack of [...this.pending.keys()]) this.settle(ack, new ConnectionLost())
  }

  private lost(socket: WebSocket, code: number, token: string): void {
    if (this.socket !== socket) return
    this.socket = null
    this.ready = false
    clearTimeout(this.silence)
    this.failAll()
    this.listener.onLost()
    if (code === EXPIRED && token) void this.renew(token)
    else this.again(code === RESTARTING ? Math.random() * RESTART_SPREAD_MS : undefined)
  }

  private async renew(token: string): Promise<void> {
    await refreshOnce(token).catch(() => null)
    this.again()
  }

  private again(wait = waitBefore(this.attempt)): void {
    if (this.stopped) return
    this.timer = setTimeout(this.open, wait)
    this.attempt += 1
  }
}

function refusalOf(frame: Frame): ChatError {
  return new ChatError(frame.data as ChatRefusal)
}
