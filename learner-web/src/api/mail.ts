import { post, read } from './client'
import type { Results } from './contract'

export type MailPreferences = Results<'GET', '/mail/preferences/{token}'>
export type MailChoice = Pick<MailPreferences, 'gets_news' | 'allows_opens'>

/** The mail preferences of the link in a mail. */
export const mailPreferencesQuery = (token: string) => ({
  queryKey: ['mailPreferences', token],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    read(`/mail/preferences/${encodeURIComponent(token)}`, undefined, signal),
})

/** Saves the preferences and returns the current ones. */
export async function saveMailPreferences(token: string, choice: MailChoice) {
  return (await post(`/mail/preferences/${encodeURIComponent(token)}`, choice)).results
}
