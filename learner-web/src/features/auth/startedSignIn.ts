/** What the first step of a sign-in hands to the second; it travels beside the address bar. */
export interface StartedSignIn {
  ticket: string
  remember: boolean
}

/** The first step from a navigation's state; null without one. */
export function startedSignIn(state: unknown): StartedSignIn | null {
  const { ticket, remember } = (state ?? {}) as Partial<StartedSignIn>
  return ticket ? { ticket, remember: remember === true } : null
}
