import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { i18n } from '../i18n/i18n'
import { ErrorModal } from '../ui/errorModal'
import { Toaster } from '../ui/Toaster'
import { VideoPlayer } from '../ui/VideoPlayer'
import { connectErrorHandlers } from './errorHandlers'
import { startAccountSync } from './following'
import { connectLanguage } from './language'
import { connectLogs } from './logs'
import { queryClient } from './queryClient'
import { createRouter, type Router } from './router'

/** A router with everything that follows it: calls, language, reports, the account. */
export function connectRouter(): Router {
  const router = createRouter()
  connectErrorHandlers(router, queryClient)
  connectLanguage(queryClient)
  connectLogs(router)
  startAccountSync(router, queryClient)
  return router
}

/** Everything a screen stands on: texts, server state, routes, messages. */
export function App({ router }: { router: Router }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
        <ErrorModal />
        <VideoPlayer />
      </QueryClientProvider>
    </I18nProvider>
  )
}
