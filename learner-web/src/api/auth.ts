import { language } from '../i18n/locales'
import { setActivationPending } from '../lib/activation'
import { post } from './client'
import { session } from './session'
import type { FirstStep, LoginForm, LoginResult, RegisterForm, Tokens, UserType } from './types'

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

/** `budi.s@contoh.example` → `budis`: how the platform derives a username. */
export function usernameFrom(email: string): string {
  return (email.split('@')[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Checks a password; `enter` then opens the session, or asks for the code. */
export async function login(
  { remember, ...credentials }: Credentials,
  captcha: string,
): Promise<FirstStep> {
  const form: LoginForm = { ...credentials, captcha, remember_me: remember ? 'yes' : 'no' }
  return (await post('/auth/login', form)).results
}

/** The same with the ID token of a Google account. */
export async function googleLogin(
  token: string,
  user_type: UserType,
  captcha: string,
): Promise<FirstStep> {
  return (await post('/auth/google', { token, user_type, captcha })).results
}

/** Finishes a sign-in with its ticket and a code of the authenticator, or a recovery code. */
export async function secondStep(ticket: string, code: string): Promise<LoginResult> {
  return (await post('/auth/two-factor', { ticket, code })).results
}

/** Signs in with the short-lived token of a link. */
export async function temporaryLogin(token: string): Promise<LoginResult> {
  return (await post('/auth/temporary-login', { token })).results
}

/** Stores the tokens: the user is signed in from here on. */
export function openSession({ token, secret_token }: Tokens, remember: boolean): void {
  session.open({ token, secret_token }, remember)
}

/** The URL where a corporate account continues; null without a corporate site. */
export async function corporateHandover(): Promise<string | null> {
  return (await post('/auth/corporate-handover')).results.redirect_url
}

/** Creates an account with mails in the current language; the caller signs in afterwards. */
export async function register(account: Registration, captcha: string): Promise<void> {
  const username = usernameFrom(account.email)
  const locale = language.get()
  const form: RegisterForm = { ...account, username, captcha, is_check_terms: 'yes', locale }
  await post('/auth/register', form)
  setActivationPending(true)
}
