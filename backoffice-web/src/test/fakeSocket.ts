/** A `WebSocket` whose server is the test: `greet` opens the connection, `tell` sends an event. */
export class FakeSocket {
  static last: FakeSocket | null = null
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.last = this
  }
  send(_text: string) {}
  close() {}
  tell(event: string, data: object, ack?: number) {
    this.onmessage?.({ data: JSON.stringify({ event, data, ack }) })
  }
  greet() {
    this.onopen?.()
    this.tell('initSocket', {}, 1)
  }
}
