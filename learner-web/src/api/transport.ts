import { act } from './actions'
import { ApiError } from './envelope'
import { examSession } from './examSession'
import { type Failure, outcomeOf } from './outcome'
import { refreshOnce } from './refresh'
import { session } from './session'

function withHeaders(request: Request): Request {
  const sent = new Request(request)
  const token = session.get()?.token
  const exam = examSession.get()?.token
  sent.headers.set('X-Requested-With', 'XMLHttpRequest')
  sent.headers.set('Accept-Language', document.documentElement.lang || 'id')
  if (token) sent.headers.set('Authorization', `Bearer ${token}`)
  if (exam) sent.headers.set('X-Assessment-Authorization', `Bearer ${exam}`)
  return sent
}

async function codeOf(response: Response): Promise<number> {
  if (!response.headers.get('content-type')?.includes('json')) return response.status
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const code = body !== null && typeof body === 'object' && 'code' in body ? body.code : null
  return typeof code === 'number' ? code : response.status
}

/** Carries a request out; `fetch` unless a caller must see how far the sending is. */
export type Sender = (request: Request) => Promise<Response>

async function sendByFetch(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new ApiError(0, 0, 'Network Error')
  }
}

async function failureOf(response: Response): Promise<Failure> {
  return { status: response.status, code: await codeOf(response), message: '' }
}

async function retried(
  request: Request,
  staleToken: string,
  send: Sender,
): Promise<Response | null> {
  const tokens = await refreshOnce(staleToken).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 0) throw error
    return null
  })
  return tokens === null ? null : send(withHeaders(request))
}

function react(failure: Failure): void {
  const outcome = outcomeOf(failure)
  if (outcome.kind === 'message' || outcome.kind === 'silent') return
  act(outcome.kind === 'refresh' ? 'signOut' : outcome.kind)
}

/**
 * `fetch` with the platform's manners: bearers, one refresh and one retry, and the actions of 49x.
 *
 * It takes and gives standard objects, so that any typed client can sit on it.
 */
export async function transport(request: Request, send: Sender = sendByFetch): Promise<Response> {
  const token = session.get()?.token ?? ''
  let response = await send(withHeaders(request.clone()))
  let failure = await failureOf(response)
  if (outcomeOf(failure).kind === 'refresh') {
    response = (await retried(request, token, send)) ?? response
    failure = await failureOf(response)
  }
  react(failure)
  return response
}
