import { t } from '@lingui/core/macro'
import { refreshSession } from '../api/session'
import { readTokens } from '../api/tokens'
import type { ClientEvents, Gives, News, Takes } from './types'

const EXPIRED = 4490
const RESTARTING = 4503
/** Everybody lost the server at the same moment: they come back over so long a time, not in one wave. */
const RESTART_SPREAD_MS = 5000
const ANSWER_MS = 20_000
const SILENT_MS = 60_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000

/** The server's sentence, or that the connection was lost before the answer came. */
export class ChatFailure extends Error {
  constructor(
    message: string,
    readonly isLost: boolean,
  ) {
    super(message)
  }
}

interface Frame {
  event: string
  data: unknown
  ack?: number
}

interface Waiting {
  resolve: (data: unknown) => void
  reject: (error: ChatFailure) => void
}

export interface Listener {
  onReady: () => void
  onLost: () => void
  onNews: (news: News) => void
}

const address = () => new URL('/ws/live-chat', location.origin.replace(/^http/, 'ws')).href
const lost = () => new ChatFailure(t`Koneksi terputus. Pesan dapat dikirim lagi.`, true)

const read = (text: unknown): Frame | null => {
  try {
    return JSON.parse(String(text)) as Frame
  } catch {
    return null
  }
}

/** An agent's connection to the chat; it comes back by itself. */
export class AgentSocket {
  private socket: WebSocket | null = null
  private isStopped = false
  private attempt = 0
  private acks = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly waiting = new Map<number, Waiting>()
  isReady = false

  constructor(private readonly listener: Listener) {}

  open = (): void => {
    if (this.socket || this.isStopped) return
    const token = readTokens()?.token ?? ''
    const socket = new WebSocket(address())
    this.socket = socket
    socket.onopen = () => void this.greet(token)
    socket.onmessage = ({ data }) => this.hear(read(data))
    socket.onclose = ({ code }) => this.lost(socket, code, token)
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    this.socket?.close()
  }

  ask<E extends keyof ClientEvents>(event: E, data: Takes<E>): Promise<Gives<E>> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(lost())
    this.acks += 1
    const ack = this.acks
    this.socket.send(JSON.stringify({ event, data, ack }))
    return new Promise<Gives<E>>((resolve, reject) => {
      this.waiting.set(ack, { resolve: (given) => resolve(given as Gives<E>), reject })
      setTimeout(() => this.fail(ack), ANSWER_MS)
    })
  }

  /** Sends what may be lost. */
  hint<E extends keyof ClientEvents>(event: E, data: Takes<E>): void {
    if (this.isReady) this.socket?.send(JSON.stringify({ event, data }))
  }

  private async greet(token: string): Promise<void> {
    const who = { token, chat_token: '', as_agent: true }
    try {
      await this.ask('initSocket', { ...who, locale: 'id', page_url: '' })
      this.isReady = true
      this.attempt = 0
      this.listener.onReady()
    } catch {
      this.socket?.close()
    }
  }

  private hear(frame: Frame | null): void {
    if (!frame) return
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.socket?.close(), SILENT_MS)
    if (frame.ack === undefined) {
      if (frame.event !== 'heartbeat') this.listener.onNews(frame as News)
      return
    }
    const waiting = this.waiting.get(frame.ack)
    this.waiting.delete(frame.ack)
    const { message } = frame.data as { message: string }
    if (frame.event === 'error') waiting?.reject(new ChatFailure(message, false))
    else waiting?.resolve(frame.data)
  }

  private fail(ack: number): void {
    this.waiting.get(ack)?.reject(lost())
    this.waiting.delete(ack)
  }

  private lost(socket: WebSocket, code: number, token: string): void {
    if (this.socket !== socket) return
    this.socket = null
    this.isReady = false
    clearTimeout(this.silence)
    for (const ack of [...this.waiting.keys()]) this.fail(ack)
    this.listener.onLost()
    if (this.isStopped) return
    const again = () => this.openLater(code === RESTARTING)
    if (code === EXPIRED) void refreshSession(token).then(again, again)
    else again()
  }

  private openLater(isRestart: boolean): void {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempt)
    this.attempt += 1
    const chosen = isRestart ? Math.random() * RESTART_SPREAD_MS : wait * (0.5 + Math.random() / 2)
    this.timer = setTimeout(this.open, chosen)
  }
}
