import { useMutation } from '@tanstack/react-query'
import { type Credentials, googleLogin, login, type Registration, register } from '../../api/auth'
import { getToken } from '../../api/captcha/getToken'
import { ApiError } from '../../api/envelope'
import type { FirstStep, UserType } from '../../api/types'
import { useCompleteSignIn } from './useCompleteSignIn'
import { startMailCooldown } from './useMail'

const WRONG_CREDENTIALS = 422

/** Signs in; the guard of the current page then leads to the remembered one. */
export function useSignIn() {
  const enter = useCompleteSignIn()
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await enter(await login(credentials, await getToken('login')), credentials.remember)
    },
    meta: { errors: 'inline' },
  })
}

export interface GoogleProof {
  token: string
  user_type: UserType
  remember: boolean
}

/** Signs in with a Google account. */
export function useGoogleSignIn() {
  const enter = useCompleteSignIn()
  return useMutation({
    mutationFn: async ({ token, user_type, remember }: GoogleProof) => {
      await enter(await googleLogin(token, user_type, await getToken('login')), remember)
    },
    meta: { errors: 'inline' },
  })
}

// A taken address is answered like a free one; only the password then does not fit.
async function firstLogin(account: Registration): Promise<FirstStep | null> {
  const { email: account_id, password, user_type } = account
  try {
    return await login(
      { account_id, password, user_type, remember: false },
      await getToken('login'),
    )
  } catch (error) {
    if (error instanceof ApiError && error.status === WRONG_CREDENTIALS) return null
    throw error
  }
}

/** Creates an account and signs in with it; `mailed` if the user must continue by mail. */
export function useSignUp() {
  const enter = useCompleteSignIn()
  return useMutation({
    mutationFn: async (account: Registration): Promise<'entered' | 'mailed'> => {
      await register(account, await getToken('register'))
      startMailCooldown('activation')
      const found = await firstLogin(account)
      if (found === null) return 'mailed'
      await enter(found, false)
      return 'entered'
    },
    meta: { errors: 'inline' },
  })
}
