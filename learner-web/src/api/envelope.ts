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
    /** Seconds that the server asks to wait; 0 when it does not. */
    readonly retryAfter = 0,
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
  throw new ApiError(response.status, code, message, body?.errors ?? {}, retryAfter(response))
}

// The header may also hold a date; our server and its proxies write seconds.
function retryAfter({ headers }: Response): number {
  return Math.max(0, Math.ceil(Number(headers.get('Retry-After')))) || 0
}

/** The first message the server gave for a field. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors[field]?.[0] : undefined
}
