import { parseFrame, reconnectMs, socketAddress, TOKEN_EXPIRED } from './sockets'

const BACKOFF = { firstMs: 500, longestMs: 20_000 }
const ANSWER_MS = 20_000
/** The server sends a heartbeat every 25 s; a connection silent for longer is dead. */
const SILENT_MS = 60_000
/** Close code of a connection that ended without a close frame. */
const ABNORMAL = 1006

interface Frame {
  event: string
  data: unknown
  ack?: number
}

/** The server's error payload of a request. */
export interface Refusal {
  code: number
  message: string
  errors: Record<string, string[]> | null
}

/** The server refused a request; the message may be shown. */
export class RequestRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** The connection was lost before the response; the request may be sent again. */
export class ConnectionLost extends Error {}

type Events = Record<string, { takes: unknown; gives: unknown }>
type Name<E> = Extract<keyof E, string>
type Ask<E extends Events> = <K extends Name<E>>(
  event: K,
  data: E[K]['takes'],
) => Promise<E[K]['gives']>

interface Pending {
  resolve: (data: unknown) => void
  reject: (error: Error) => void
  timer: ReturnType<typeof setTimeout>
}

export interface SocketOptions<E extends Events, Greeting, News> {
  path: string
  /** The account's access token; empty without a signed-in user. */
  token: () => string
  /** Renews an expired token. */
  refresh: (expired: string) => Promise<unknown>
  /** The handshake, after which requests may be sent. */
  greet: (ask: Ask<E>, token: string) => Promise<Greeting>
  onReady: (greeting: Greeting) => void
  onNews: (news: News) => void
  onLost: () => void
}

/** A websocket with requests and responses, server events, and automatic reconnection. */
export class RequestSocket<E extends Events, Greeting, News> {
  private socket: WebSocket | null = null
  private token = ''
  private isStopped = false
  private attempt = 0
  private requests = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly pending = new Map<number, Pending>()
  isReady = false

  constructor(private readonly options: SocketOptions<E, Greeting, News>) {}

  open = (): void => {
    clearTimeout(this.timer)
    if (this.isStopped || this.socket) return
    window.addEventListener('offline', this.drop)
    window.addEventListener('online', this.wake)
    const token = this.options.token()
    const socket = new WebSocket(socketAddress(this.options.path))
    this.socket = socket
    this.token = token
    socket.onopen = () => void this.greet(token)
    socket.onmessage = ({ data }) => this.receive(parseFrame<Frame>(data))
    socket.onclose = ({ code }) => this.lose(socket, code, token)
  }

  close(): void {
    this.isStopped = true
    window.removeEventListener('offline', this.drop)
    window.removeEventListener('online', this.wake)
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    this.isReady = false
    this.rejectAll()
    socket?.close()
  }

  /** Gives up a dead connection at once: closing it properly would wait for a response that never comes. */
  private drop = (): void => {
    const socket = this.socket
    if (!socket) return
    this.lose(socket, ABNORMAL, this.token)
    socket.close()
  }

  /** The network is back: no reason to wait for the next attempt. */
  private wake = (): void => {
    this.attempt = 0
    this.open()
  }

  /** Sends a request and waits for its response; rejects with `RequestRefused` or `ConnectionLost`. */
  ask: Ask<E> = (event, data) =>
    this.isReady ? this.request(event, data) : Promise.reject(new ConnectionLost())

  /** Sends a volatile event. */
  hint<K extends Name<E>>(event: K, data: E[K]['takes']): void {
    if (this.isReady) this.socket?.send(JSON.stringify({ event, data }))
  }

  private request: Ask<E> = (event, data) => {
    this.requests += 1
    const ack = this.requests
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(ack, new ConnectionLost()), ANSWER_MS)
      this.pending.set(ack, { resolve, reject, timer })
      this.socket?.send(JSON.stringify({ event, data, ack }))
    })
  }

  private async greet(token: string): Promise<void> {
    try {
      const greeting = await this.options.greet(this.request, token)
      this.isReady = true
      this.attempt = 0
      this.options.onReady(greeting)
    } catch {
      this.socket?.close()
    }
  }

  private receive(frame: Frame | null): void {
    if (frame === null) return
    clearTimeout(this.silence)
    this.silence = setTimeout(this.drop, SILENT_MS)
    const { event, data, ack } = frame
    if (ack !== undefined)
      this.settle(ack, event === 'error' ? new RequestRefused(data as Refusal) : data)
    else if (event !== 'heartbeat' && event !== 'error')
      this.options.onNews({ event, data } as News)
  }

  private settle(ack: number, answer: unknown): void {
    const waiting = this.pending.get(ack)
    if (!waiting) return
    this.pending.delete(ack)
    clearTimeout(waiting.timer)
    if (answer instanceof Error) waiting.reject(answer)
    else waiting.resolve(answer)
  }

  private rejectAll(): void {
    for (const ack of [...this.pending.keys()]) this.settle(ack, new ConnectionLost())
  }

  private lose(socket: WebSocket, code: number, token: string): void {
    if (this.socket !== socket) return
    this.socket = null
    this.isReady = false
    clearTimeout(this.silence)
    this.rejectAll()
    this.options.onLost()
    void this.reconnect(code, token)
  }

  private async reconnect(code: number, token: string): Promise<void> {
    if (code === TOKEN_EXPIRED && token) await this.options.refresh(token).catch(() => null)
    if (this.isStopped) return
    this.timer = setTimeout(this.open, reconnectMs(code, this.attempt, BACKOFF))
    this.attempt += 1
  }
}
