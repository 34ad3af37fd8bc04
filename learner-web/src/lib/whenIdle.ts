const LATEST_MS = 3000

/** Resolves when the browser has nothing better to do, or soon after. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => done(), { timeout: LATEST_MS })
    else setTimeout(done, 0)
  })
}

/** Asks for code that may be wanted; whoever wants it then tells when it cannot come. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  whenIdle()
    .then(load)
    .catch(() => undefined)
}
