import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { i18n } from '../i18n/i18n'
import { Announcer } from '../ui/Announcer'
import { ErrorModal } from '../ui/errorModal'
import { Toaster } from '../ui/Toaster'
import { VideoPlayer } from '../ui/VideoPlayer'
import { startAccountSync } from './accountSync'
import { connectErrorHandlers } from './errorHandlers'
import { connectLanguage } from './language'
import { queryClient } from './queryClient'
import { connectReporting } from './reporting'
import { createRouter, type Router } from './router'

/** A router with everything that follows it: calls, language, reports, the account. */
export function connectRouter(): Router {
  const router = createRouter()
  connectErrorHandlers(router, queryClient)
  connectLanguage(queryClient)
  connectReporting(router)
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
        <Announcer />
        <ErrorModal />
        <VideoPlayer />
      </QueryClientProvider>
    </I18nProvider>
  )
}
