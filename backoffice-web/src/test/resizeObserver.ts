import { vi } from 'vitest'

/** jsdom measures nothing: takes the place of what browsers have; gives the way to say that sizes changed. */
export function stubResizeObserver(): () => void {
  const listeners = new Set<() => void>()
  class Stub {
    listen: () => void
    constructor(listen: () => void) {
      this.listen = () => listen()
    }
    observe() {
      listeners.add(this.listen)
    }
    disconnect() {
      listeners.delete(this.listen)
    }
  }
  vi.stubGlobal('ResizeObserver', Stub)
  return () => {
    for (const listen of listeners) listen()
  }
}
