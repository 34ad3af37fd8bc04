import { ApiError } from './envelope'
import { errorPolicy } from './errorPolicy'

/** The sentence to show for a failure; null where the app already acted on it or is to be silent. */
export function messageOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return 'Error!'
  const outcome = errorPolicy(error)
  return outcome.kind === 'message' ? outcome.text : null
}
