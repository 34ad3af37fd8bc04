import { reportError } from '../api/errorLog'
import { whenIdle } from '../lib/whenIdle'
import type { Router } from './router'

const FIRST_ACTS = ['pointerdown', 'keydown', 'scroll'] as const
const LOOKING_MS = 10_000

/**
 * Resolves when the user interacts or has stayed for a while: only then is a view reported, with its proof of
 * work.
 */
function firstInteraction(): Promise<void> {
  return new Promise((done) => {
    for (const act of FIRST_ACTS)
      addEventListener(act, () => done(), { once: true, passive: true, capture: true })
    setTimeout(done, LOOKING_MS)
  })
}

async function countViews(router: Router): Promise<void> {
  await firstInteraction()
  await whenIdle()
  const views = await import('./pageViews')
  views.trackPageViews(router)
}

/** Reports page views and uncaught errors. */
export function connectReporting(router: Router): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  void countViews(router).catch(() => undefined)
}
