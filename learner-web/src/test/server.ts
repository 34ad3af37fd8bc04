import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/** The network as tests see it: every call needs its own handler. */
export const server = setupServer()

/** A successful envelope. */
export function ok(results: unknown, message = '') {
  return HttpResponse.json({ code: 200, message, results })
}

/** A failed envelope. */
export function failed(
  code: number,
  message = '',
  errors: Record<string, string[]> = {},
  headers: Record<string, string> = {},
) {
  return HttpResponse.json({ code, message, results: null, errors }, { status: code, headers })
}
