import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'

/** The sentence over a form for a failure; nothing where a field below already says the same. */
export function formError(error: unknown): string | null {
  if (!error) return null
  const text = messageOf(error)
  const fieldErrors = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return text === null || fieldErrors.includes(text) ? null : text
}
