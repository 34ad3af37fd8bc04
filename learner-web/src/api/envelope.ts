import type { FieldErrors } from './types'

interface Envelope<T> {
  code: number
  message: string
  results: T
  errors?: FieldErrors | null
}

/** A failed call with the server's message. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors: FieldErrors = {},
    /** Seconds to wait as requested by the server; 0 without a request. */
    readonly retryAfter = 0,
  ) {
    super(message)
  }
}

export interface ApiResponse<T> {
  results: T
  message: string
}

function parse<T>(text: string): Partial<Envelope<T>> | null {
  try {
    const body: unknown = JSON.parse(text)
    return body !== null && typeof body === 'object' ? (body as Partial<Envelope<T>>) : null
  } catch {
    return null
  }
}

const LONGEST_RAW_TEXT = 300

// A proxy's HTML page is not a message for users; its status text is.
function rawText(text: string, { headers, statusText }: Response): string {
  const isPage = headers.get('content-type')?.includes('html') ?? false
  return (isPage ? '' : text.trim().slice(0, LONGEST_RAW_TEXT)) || statusText
}

function messageIn(body: Partial<Envelope<unknown>> | null, text: string, from: Response): string {
  const message = body === null ? rawText(text, from) : body.message
  return typeof message === 'string' && message !== '' ? message : 'Error!'
}

/**
 * The results of a response, or an ApiError. The error's message is the body's, else the raw text, else the
 * status text, else 'Error!'.
 */
export async function openEnvelope<T>(response: Response): Promise<ApiResponse<T>> {
  const text = await response.text()
  const body = parse<T>(text)
  const code = body?.code ?? response.status
  if (response.ok && body !== null && code < 400) {
    return { results: body.results as T, message: body.message ?? '' }
  }
  const message = messageIn(body, text, response)
  throw new ApiError(response.status, code, message, body?.errors ?? {}, retryAfter(response))
}

// The standard allows dates as well, but our server and proxies send seconds.
function retryAfter({ headers }: Response): number {
  return Math.max(0, Math.ceil(Number(headers.get('Retry-After')))) || 0
}

/** The server's first message for a field. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors[field]?.[0] : undefined
}
