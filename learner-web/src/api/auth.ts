import { post } from './client'
import { session } from './session'
import type { LoginForm, LoginResult, RegisterForm, User, UserType } from './types'

export interface Credentials {
  account_id: string
  password: string
  user_type: UserType
  remember: boolean
}

export interface Registration {
  fullname: string
  email: string
  password: string
  user_type: UserType
}

/** `budi.s@contoh.id` → `budis`: the platform's rule for a username. */
export function usernameFrom(email: string): string {
  return (email.split('@')[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Signs in and keeps the tokens. */
export async function login(
  { remember, ...credentials }: Credentials,
  captcha: string,
): Promise<LoginResult> {
  const form: LoginForm = { ...credentials, captcha, remember_me: remember ? 'yes' : 'no' }
  const { results } = await post<LoginResult>('/auth/login', form)
  session.open({ token: results.token, secret_token: results.secret_token }, remember)
  return results
}

/** Creates an account; the caller signs in afterwards. */
export async function register(account: Registration, captcha: string): Promise<void> {
  const username = usernameFrom(account.email)
  const form: RegisterForm = { ...account, username, captcha, is_check_terms: 'yes' }
  await post('/auth/register', form)
}

/** The signed-in account. */
export async function fetchMe(): Promise<User> {
  return (await post<User>('/auth/me')).results
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export async function logout(): Promise<void> {
  try {
    await post('/auth/logout')
  } finally {
    session.close()
  }
}
