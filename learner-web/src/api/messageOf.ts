import { ApiError } from './envelope'
import { errorPolicy } from './errorPolicy'

/** The message to show for a failure; null if the app already handled it or must stay silent. */
export function messageOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return 'Error!'
  const outcome = errorPolicy(error)
  return outcome.kind === 'message' ? outcome.text : null
}
