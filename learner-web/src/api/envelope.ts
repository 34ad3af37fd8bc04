import type { FieldErrors } from './types'

interface Envelope<T> {
  code: number
  message: string
  results: T
  errors?: FieldErrors | null
}

/** A call that did not succeed, in the words of the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors: FieldErrors = {},
  ) {
    super(message)
  }
}

export interface Answer<T> {
  results: T
  message: string
}

function parse<T>(text: string): Partial<Envelope<T>> | null {
  try {
    return JSON.parse(text) as Partial<Envelope<T>>
  } catch {
    return null
  }
}

/** Opens the envelope of a response: the results, or an ApiError. */
export async function openEnvelope<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text()
  const body = parse<T>(text)
  const code = body?.code ?? response.status
  if (response.ok && body !== null && code < 400) {
    return { results: body.results as T, message: body.message ?? '' }
  }
  const message = body?.message ?? (text || response.statusText || 'Error!')
  throw new ApiError(response.status, code, message, body?.errors ?? {})
}

/** The first message the server gave for a field. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors[field]?.[0] : undefined
}
