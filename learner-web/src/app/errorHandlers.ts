import type { QueryClient } from '@tanstack/react-query'
import { registerErrorHandlers } from '../api/errorHandlers'
import { lockedSession } from '../api/lockedSession'
import { session } from '../api/session'
import { canGoBack } from '../lib/useGoBack'
import { toast } from '../ui/toast'
import { paths, to } from './paths'
import type { Router } from './router'

function here({ state }: Router): string {
  return state.location.pathname + state.location.search
}

/** Registers this app's reactions to the platform codes. */
export function connectErrorHandlers(router: Router, client: QueryClient): void {
  const goTo = (path: string) => void router.navigate(path)
  // Several calls of one page may be refused together; navigate only once.
  const goOnce = (path: string, address: string) => {
    if (router.state.location.pathname !== path) goTo(address)
  }
  const goBack = (message: string) => {
    if (message) toast.error(message)
    if (canGoBack()) void router.navigate(-1)
    else goTo(paths.landing)
  }
  registerErrorHandlers({
    signOut: () => {
      session.close()
      // A call sent just before the screen was locked must not navigate away from the lock screen.
      if (lockedSession.get()) goOnce(paths.lockScreen, to.lockScreen(here(router)))
      else goOnce(paths.signIn, to.signIn(here(router)))
    },
    changePassword: () => goOnce(paths.changePassword, to.passwordFirst(here(router))),
    verifyPhone: () =>
      void import('../features/otp/require').then((otp) => otp.verifyPhone(client, goTo)),
    leaveRoom: (message) => toast.error(message, 'room'),
    leaveSession: goBack,
    leaveContent: goBack,
  })
  session.subscribe(() => {
    if (session.get() === null) client.clear()
    else {
      void import('../features/buy/resumePendingPurchase').then((buy) =>
        buy.resumePendingPurchase(client, goTo),
      )
      void import('../features/wish/resumePendingWish').then((wish) =>
        wish.resumePendingWish(client),
      )
    }
    void router.revalidate()
  })
}
