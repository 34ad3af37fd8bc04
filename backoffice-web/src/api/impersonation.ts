import { readTokens, writeTokens } from './tokens'
import type { Tokens } from './types'

const OWN = 'duxi.backoffice.own-tokens'

/** Continues as another user; the own session is kept in this tab. */
export function impersonate(pair: Tokens): void {
  const own = readTokens()
  if (own) sessionStorage.setItem(OWN, JSON.stringify(own))
  writeTokens(pair)
  location.assign('/backoffice/')
}

/** Goes back to the own sign-in; without one, to the sign-in page. */
export function stopImpersonation(): void {
  const own = sessionStorage.getItem(OWN)
  sessionStorage.removeItem(OWN)
  if (own) writeTokens(JSON.parse(own) as Tokens)
  location.assign(own ? '/backoffice/users' : '/backoffice/login')
}
