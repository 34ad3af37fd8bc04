import { version } from '../../package.json'
import { ApiError } from './envelope'

/** The limit of different errors per visit. */
const MOST = 10
const LONGEST_MESSAGE = 500
const LONGEST_STACK = 8000

const told = new Set<string>()

// Messages of browsers and extensions that are not our errors.
const FOREIGN = [/^ResizeObserver loop/, /^Script error\.?$/]
const ADD_ON = /(chrome|moz|safari-web)-extension:/

interface Fault {
  message: string
  stack: string
}

function faultOf(error: unknown): Fault | null {
  if (error instanceof ApiError) return null
  if (error instanceof DOMException && error.name === 'AbortError') return null
  if (error instanceof Error)
    return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
  return typeof error === 'string' && error !== '' ? { message: error, stack: '' } : null
}

function isOurs({ message, stack }: Fault): boolean {
  return !ADD_ON.test(stack) && !FOREIGN.some((pattern) => pattern.test(message))
}

function isNew({ message, stack }: Fault): boolean {
  const place = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? ''
  const key = message + place
  if (told.has(key) || told.size >= MOST) return false
  told.add(key)
  return true
}

/**
 * Reports an app error to the server, once per visit and place; refusals of the server are not reported.
 * Bypasses the API client, whose own errors must be reportable, and works while the page closes.
 */
export function reportError(error: unknown): void {
  const fault = faultOf(error)
  if (!fault || !isOurs(fault) || !isNew(fault)) return
  const body = new URLSearchParams({
    message: fault.message.slice(0, LONGEST_MESSAGE),
    stack: fault.stack.slice(0, LONGEST_STACK),
    url: location.pathname,
    app_version: version,
  })
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const request = { method: 'POST', keepalive: true, headers, body }
  void fetch('/api/v1/public/error-log', request).catch(() => undefined)
}
