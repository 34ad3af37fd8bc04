const LATEST_MS = 3000

/** Resolves when the browser is idle, or soon after. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => done(), { timeout: LATEST_MS })
    else setTimeout(done, 0)
  })
}

/** Preloads code, ignoring failures, which the code's later users report. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  whenIdle()
    .then(load)
    .catch(() => undefined)
}
