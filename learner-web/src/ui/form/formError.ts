import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'

/** The message above a form; nothing where a field shows the same message. */
export function formError(error: unknown): string | null {
  if (!error) return null
  const text = messageOf(error)
  const fieldErrors = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return text === null || fieldErrors.includes(text) ? null : text
}
