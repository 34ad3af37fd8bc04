import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { i18n } from '../i18n/i18n'
import { whenIdle } from '../lib/whenIdle'
import { VideoPlayer } from '../ui/VideoPlayer'
import { startAccountSync } from './accountSync'
import { connectErrorHandlers } from './errorHandlers'
import { connectLanguage } from './language'
import { queryClient } from './queryClient'
import { connectReporting } from './reporting'
import { createRouter, type Router } from './router'

// Loaded after the first screen but before any toast, which may have to report a lost connection.
const Toaster = lazy(async () => {
  await whenIdle()
  return { default: (await import('../ui/Toaster')).Toaster }
})

const ErrorModal = lazy(async () => {
  await whenIdle()
  return { default: (await import('../ui/errorModal')).ErrorModal }
})

/** A router with everything that depends on it: API reactions, language, reporting, account. */
export function connectRouter(): Router {
  const router = createRouter()
  connectErrorHandlers(router, queryClient)
  connectLanguage(queryClient)
  connectReporting(router)
  startAccountSync(router, queryClient)
  return router
}

/** The providers of every screen: translations, server state, routes, messages. */
export function App({ router }: { router: Router }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <Toaster />
          <ErrorModal />
        </Suspense>
        <VideoPlayer />
      </QueryClientProvider>
    </I18nProvider>
  )
}
