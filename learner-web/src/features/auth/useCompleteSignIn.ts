import { useNavigate, useSearchParams } from 'react-router-dom'
import { openSession } from '../../api/auth'
import type { FirstStep, LoginResult } from '../../api/types'
import { paths, to } from '../../app/paths'
import type { StartedSignIn } from './startedSignIn'

/**
 * Opens the session, or asks for the code first; the guard of the current page then leads on to the
 * remembered one.
 *
 * Where no page is remembered, corporate accounts continue on the corporate site.
 */
export function useCompleteSignIn() {
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next') ?? undefined
  return async (found: FirstStep | LoginResult, remember: boolean): Promise<void> => {
    const { token, secret_token } = found
    if (!token || !secret_token)
      return await navigate(to.secondStep(next), stateOf(found, remember))
    if (found.is_corporate && !next)
      await navigate(to.signIn(paths.corporateSite), { replace: true })
    openSession({ token, secret_token }, remember)
  }
}

function stateOf(found: FirstStep, remember: boolean): { state: StartedSignIn } {
  return { state: { ticket: found.ticket ?? '', remember } }
}
