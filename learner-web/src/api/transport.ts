import { bearersFor, closeRefused } from './attemptSessions'
import { takeEarlyAnswer } from './earlyAnswer'
import { ApiError } from './envelope'
import { handleErrorCode } from './errorHandlers'
import { errorPolicy, type Failure } from './errorPolicy'
import { refreshOnce } from './refresh'
import { session } from './session'

const TOO_MANY = 429

function withHeaders(request: Request): Request {
  const sent = new Request(request)
  const token = session.get()?.token
  sent.headers.set('X-Requested-With', 'XMLHttpRequest')
  sent.headers.set('Accept-Language', document.documentElement.lang || 'id')
  if (token) sent.headers.set('Authorization', `Bearer ${token}`)
  for (const [name, value] of bearersFor(request.url)) sent.headers.set(name, value)
  return sent
}

async function bodyOf(response: Response): Promise<Partial<Record<keyof Failure, unknown>>> {
  if (!response.headers.get('content-type')?.includes('json')) return {}
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return body !== null && typeof body === 'object' ? body : {}
}

/** Sends a request: `fetch`, unless the caller needs the upload progress. */
export type Sender = (request: Request) => Promise<Response>

async function sendByFetch(request: Request): Promise<Response> {
  try {
    return await (takeEarlyAnswer(request) ?? fetch(request))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new ApiError(0, 0, 'Network Error')
  }
}

async function failureOf(response: Response): Promise<Failure> {
  const { status } = response
  const { code, message } = await bodyOf(response)
  return {
    status,
    code: typeof code === 'number' ? code : status,
    message: typeof message === 'string' ? message : '',
  }
}

// A server or network failure says nothing about the session: keep it and fail the call.
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const judged = error.status < 400 ? error.code : error.status
  return judged >= 400 && judged < 500 && judged !== TOO_MANY
}

async function retried(
  request: Request,
  staleToken: string,
  send: Sender,
): Promise<Response | null> {
  const tokens = await refreshOnce(staleToken).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
  return tokens === null ? null : send(withHeaders(request))
}

function react(failure: Failure, url: string, isFromRoom: boolean): void {
  const outcome = errorPolicy(failure)
  if (outcome.kind === 'leaveSession') closeRefused(url)
  if (outcome.kind === 'message' || outcome.kind === 'silent') return
  const isLeft = outcome.kind === 'leaveSession' && isFromRoom
  const kind = outcome.kind === 'refresh' ? 'signOut' : outcome.kind
  handleErrorCode(isLeft ? 'leaveRoom' : kind, failure.message)
}

/**
 * `fetch` for the platform: bearer tokens, one refresh with one retry, and the reactions to 49x codes. It
 * uses standard request and response objects, so that any typed client can build on it.
 */
export async function transport(request: Request, send: Sender = sendByFetch): Promise<Response> {
  const token = session.get()?.token ?? ''
  const isFromRoom = bearersFor(request.url).length > 0
  let response = await send(withHeaders(request.clone()))
  let failure = await failureOf(response)
  if (errorPolicy(failure).kind === 'refresh') {
    response = (await retried(request, token, send)) ?? response
    failure = await failureOf(response)
  }
  react(failure, request.url, isFromRoom)
  return response
}
