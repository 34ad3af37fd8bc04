import type { createBrowserRouter } from 'react-router-dom'
import { reportError } from '../api/errorLog'
import { whenIdle } from '../lib/whenIdle'

type Router = ReturnType<typeof createBrowserRouter>

/** The first screen is there and has been for a moment: what is merely counted takes nothing from it. */
const AFTER_LOAD_MS = 2000

function whenLoaded(): Promise<void> {
  return new Promise((done) => {
    const later = () => setTimeout(done, AFTER_LOAD_MS)
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
  })
}

async function countViews(router: Router): Promise<void> {
  await whenLoaded()
  await whenIdle()
  const views = await import('./views')
  views.followViews(router)
}

/** Reports page views, and errors that no screen caught. */
export function connectLogs(router: Router): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  void countViews(router).catch(() => undefined)
}
