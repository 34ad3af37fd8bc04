import { useMutation } from '@tanstack/react-query'
import { type Credentials, login, type Registration, register } from '../../api/auth'
import { getToken } from '../../api/captcha/getToken'

/** Signs in; the guard of the current page then leads to the remembered one. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => login(credentials, await getToken('login')),
    meta: { errors: 'inline' },
  })
}

/** Creates an account and signs in with it. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (form: Registration) => {
      await register(form, await getToken('register'))
      const { email: account_id, password, user_type } = form
      return login({ account_id, password, user_type, remember: false }, await getToken('login'))
    },
    meta: { errors: 'inline' },
  })
}
