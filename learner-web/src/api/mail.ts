import { post, read } from './client'
import type { Results } from './contract'

export type MailPreferences = Results<'GET', '/mail/preferences/{token}'>
export type MailChoice = Pick<MailPreferences, 'gets_news' | 'allows_opens'>

/** What the reader of a mail gets, by the link in it. */
export const mailPreferencesQuery = (token: string) => ({
  queryKey: ['mailPreferences', token],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    read(`/mail/preferences/${encodeURIComponent(token)}`, undefined, signal),
})

/** Saves what they want; gives what holds now. */
export async function saveMailPreferences(token: string, choice: MailChoice) {
  return (await post(`/mail/preferences/${encodeURIComponent(token)}`, choice)).results
}
