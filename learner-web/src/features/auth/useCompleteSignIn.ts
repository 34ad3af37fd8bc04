import { useNavigate } from 'react-router-dom'
import { openSession } from '../../api/auth'
import type { LoginResult } from '../../api/types'
import { paths, to } from '../../app/paths'

/**
 * Opens the session; the guard of the current page then leads on to the remembered one.
 *
 * Corporate accounts are handed over first (specification §4 Login), so that page is remembered
 * instead, unless a link named its own `target`.
 */
export function useCompleteSignIn() {
  const navigate = useNavigate()
  return async (
    found: LoginResult,
    remember: boolean,
    target: string | null = null,
  ): Promise<void> => {
    if (found.is_corporate && target === null)
      await navigate(to.signIn(paths.corporateSite), { replace: true })
    openSession(found, remember)
  }
}
