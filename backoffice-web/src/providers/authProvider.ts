import { t } from '@lingui/core/macro'
import type { AuthProvider } from 'react-admin'
import { call } from '../api/call'
import { captchaToken } from '../api/captcha'
import { BASE } from '../api/client'
import { asHttpError } from '../api/envelope'
import { isSessionOver } from '../api/session'
import { clearTokens, readTokens, writeTokens } from '../api/tokens'
import type { Me, Tokens } from '../api/types'
import { allows } from './permissions'

export interface Credentials {
  account_id: string
  password: string
}

/** The second step of a sign-in: the ticket of the first step, and a code. */
interface SecondStep {
  ticket: string
  code: string
}

/** The password was right, and the account requires a code as well. */
export class SecondStepNeeded extends Error {
  constructor(readonly ticket: string) {
    super(t`Masukkan kode verifikasi Anda.`)
  }
}

let me: Promise<Me> | null = null

/** The signed-in user, requested once per session; a failed request is not cached. */
export function currentUser(): Promise<Me> {
  if (!readTokens()) return Promise.reject(asHttpError(401, null))
  me ??= call('get', `${BASE}/auth/me`).catch((error: unknown) => {
    me = null
    throw error
  })
  return me
}

/** Clears the cached user. */
export function forgetUser(): void {
  me = null
}

function forget(): void {
  forgetUser()
  clearTokens()
}

async function firstStep(credentials: Credentials): Promise<Tokens> {
  const captcha = await captchaToken('login')
  const body = { ...credentials, captcha }
  const answer = await call('post', `${BASE}/auth/login`, { body })
  if (answer.ticket) throw new SecondStepNeeded(answer.ticket)
  return { token: answer.token ?? '', secret_token: answer.secret_token ?? '' }
}

const secondStep = (body: SecondStep) => call('post', `${BASE}/auth/two-factor`, { body })

async function login(proof: Credentials | SecondStep): Promise<void> {
  writeTokens(await ('ticket' in proof ? secondStep(proof) : firstStep(proof)))
  forgetUser()
}

/** Signs out on the server if it is reachable; signing out of this browser always works. */
async function logout(): Promise<void> {
  const tokens = readTokens()
  if (tokens) await call('post', `${BASE}/auth/logout`).catch(() => undefined)
  forget()
}

/** react-admin's auth provider: sign in, sign out, permissions. */
export const authProvider: AuthProvider = {
  login,
  logout,
  checkAuth: () => (readTokens() ? Promise.resolve() : Promise.reject({ message: false })),
  checkError: async (error: { status?: number }) => {
    if (!isSessionOver(error.status)) return
    forget()
    throw new Error('ra.notification.logged_out')
  },
  getIdentity: async () => {
    const { user_uuid, fullname } = await currentUser()
    return { id: user_uuid, fullName: fullname }
  },
  getPermissions: async () => (await currentUser()).permissions,
  canAccess: async ({ resource, action }) =>
    allows((await currentUser()).permissions, resource, action),
}
