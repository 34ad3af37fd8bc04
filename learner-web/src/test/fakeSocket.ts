/** A `WebSocket` whose server is the test: `tell` says something, `drop` closes it. */
export class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: unknown[] = []
  closed = false

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  tell(event: string, data: unknown = {}, ack?: number) {
    this.onmessage?.({ data: JSON.stringify({ event, data, ack }) })
  }
  drop(code: number) {
    this.onclose?.({ code })
  }
}

export const lastSocket = () => FakeSocket.all.at(-1) as FakeSocket
