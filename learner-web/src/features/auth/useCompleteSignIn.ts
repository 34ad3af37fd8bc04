import { useNavigate, useSearchParams } from 'react-router-dom'
import { openSession } from '../../api/auth'
import type { LoginResult } from '../../api/types'
import { paths, to } from '../../app/paths'

/**
 * Opens the session; the guard of the current page then leads on to the remembered one.
 *
 * Where no page is remembered, corporate accounts are handed over (specification §4 Login).
 */
export function useCompleteSignIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return async (found: LoginResult, remember: boolean): Promise<void> => {
    if (found.is_corporate && !params.get('next'))
      await navigate(to.signIn(paths.corporateSite), { replace: true })
    openSession(found, remember)
  }
}
