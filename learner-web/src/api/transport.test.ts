import { type DefaultBodyType, delay, HttpResponse, http, type PathParams } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { failed, ok, server } from '../test/server'
import { attemptSessions } from './attemptSessions'
import { call, post, read } from './client'
import { ApiError } from './envelope'
import { registerErrorHandlers } from './errorHandlers'
import { session } from './session'
import { transport } from './transport'

const actions = {
  signOut: vi.fn(),
  changePassword: vi.fn(),
  verifyPhone: vi.fn(),
  leaveRoom: vi.fn(),
  leaveSession: vi.fn(),
  leaveContent: vi.fn(),
}

beforeEach(() => {
  vi.resetAllMocks()
  registerErrorHandlers(actions)
  attemptSessions.close('assessment')
  session.open({ token: 'old', secret_token: 'secret-1' }, true)
})

function guarded(expired: () => Response) {
  return http.get('*/api/v1/waiting-list', ({ request }) =>
    request.headers.get('authorization') === 'Bearer new' ? ok('fine') : expired(),
  )
}

function refreshing(calls: string[]) {
  return http.post('*/api/v1/auth/refresh', async ({ request }) => {
    calls.push(new URLSearchParams(await request.text()).get('secret_token') ?? '')
    return ok({ refresh_token: 'new', token: 'new', secret_token: 'secret-2' })
  })
}

test.each([
  ['the HTTP status', () => failed(490)],
  ['the body code', () => HttpResponse.json({ code: 490, message: '', results: null })],
])('an expired token told by %s is refreshed once for parallel calls', async (_, expired) => {
  const refreshed: string[] = []
  server.use(guarded(expired), refreshing(refreshed))
  const answers = await Promise.all([1, 2, 3].map(() => read('/waiting-list')))
  expect(answers).toEqual(['fine', 'fine', 'fine'])
  expect(refreshed).toEqual(['secret-1'])
  expect(session.get()).toEqual({ token: 'new', secret_token: 'secret-2' })
})

test('a call that was given up is no lost network', async () => {
  server.use(http.get('*/api/v1/waiting-list', () => delay('infinite')))
  const leaving = new AbortController()
  const request = new Request('http://localhost/api/v1/waiting-list', { signal: leaving.signal })
  const called = transport(request)
  leaving.abort()
  await expect(called).rejects.toMatchObject({ name: 'AbortError' })
})

test('a network that is gone is shown as such', async () => {
  server.use(http.get('*/api/v1/waiting-list', () => HttpResponse.error()))
  const request = new Request('http://localhost/api/v1/waiting-list')
  await expect(transport(request)).rejects.toEqual(new ApiError(0, 0, 'Network Error'))
})

test('a token that another tab renewed is used without a second refresh', async () => {
  const refreshed: string[] = []
  server.use(
    guarded(() => failed(490)),
    refreshing(refreshed),
  )
  const value = { token: 'new', secret_token: 'secret-9' }
  localStorage.setItem('duxi.session', JSON.stringify({ value, until: null }))
  await expect(read('/waiting-list')).resolves.toBe('fine')
  expect(refreshed).toEqual([])
})

test('a refused refresh signs out', async () => {
  server.use(
    guarded(() => failed(490)),
    http.post('*/api/v1/auth/refresh', () => failed(491)),
  )
  await expect(read('/waiting-list')).rejects.toBeInstanceOf(ApiError)
  expect(actions.signOut).toHaveBeenCalled()
})

test.each([
  ['is out of reach', () => HttpResponse.error(), { status: 0, message: 'Network Error' }],
  ['is in trouble', () => failed(503, 'Sedang dirawat'), { status: 503 }],
  ['asks to wait', () => failed(429, 'Terlalu sering'), { status: 429 }],
])('a server that %s has not ended the session', async (_, answer, error) => {
  server.use(
    guarded(() => failed(490)),
    http.post('*/api/v1/auth/refresh', answer),
  )
  await expect(read('/waiting-list')).rejects.toMatchObject(error)
  expect(actions.signOut).not.toHaveBeenCalled()
  expect(session.get()).toEqual({ token: 'old', secret_token: 'secret-1' })
})

test('a retry that is refused again is not retried for ever', async () => {
  const refreshed: string[] = []
  server.use(
    http.get('*/api/v1/waiting-list', () => failed(490)),
    refreshing(refreshed),
  )
  await expect(read('/waiting-list')).rejects.toMatchObject({ status: 490 })
  expect(refreshed).toHaveLength(1)
  expect(actions.signOut).toHaveBeenCalledTimes(1)
})

test.each([
  [401, 'signOut'],
  [491, 'signOut'],
  [493, 'changePassword'],
  [495, 'verifyPhone'],
  [496, 'leaveSession'],
  [497, 'leaveContent'],
] as const)('%i runs %s', async (code, action) => {
  server.use(http.get('*/api/v1/waiting-list', () => failed(code, 'Maaf')))
  await expect(read('/waiting-list')).rejects.toMatchObject({ code, message: 'Maaf' })
  expect(actions[action].mock.calls).toEqual([['Maaf']])
  const others = Object.entries(actions).filter(([name]) => name !== action)
  for (const [, other] of others) expect(other).not.toHaveBeenCalled()
})

test('a refused attempt is closed, the others stay open', async () => {
  attemptSessions.open('assessment', { token: 'exam', of: '4' })
  attemptSessions.open('certification', { token: 'cert', of: '9' })
  server.use(http.get('*/api/v1/certifications/get-timer', () => failed(496, 'Berakhir')))
  await expect(read('/certifications/get-timer')).rejects.toMatchObject({ code: 496 })
  expect(attemptSessions.get('certification')).toBeNull()
  expect(attemptSessions.get('assessment')).toEqual({ token: 'exam', of: '4' })
})

test('calls of a room that are refused together leave it without leaving its page', async () => {
  attemptSessions.open('certification', { token: 'cert', of: '9' })
  server.use(http.get('*/api/v1/certifications/:call', () => failed(496, 'Berakhir')))
  const both = [read('/certifications/get-timer'), read('/certifications/get-exam')]
  for (const call of both) await expect(call).rejects.toMatchObject({ code: 496 })
  expect(actions.leaveRoom.mock.calls).toEqual([['Berakhir'], ['Berakhir']])
  expect(actions.leaveSession).not.toHaveBeenCalled()
})

test('forms are form-encoded and carry the bearers of their call', async () => {
  attemptSessions.open('assessment', { token: 'exam', of: '4' })
  attemptSessions.open('certification', { token: 'cert', of: '9' })
  server.use(
    http.post('*/api/v1/assessments/start', async ({ request }) =>
      ok({
        body: await request.text(),
        exam: request.headers.get('x-assessment-authorization'),
        certification: request.headers.get('x-certification-authorization'),
        marker: request.headers.get('x-requested-with'),
        type: request.headers.get('content-type'),
      }),
    ),
  )
  const { results } = await post('/assessments/start', { sesi_id: 4 })
  expect(results).toEqual({
    body: 'sesi_id=4',
    exam: 'Bearer exam',
    certification: null,
    marker: 'XMLHttpRequest',
    type: expect.stringContaining('application/x-www-form-urlencoded'),
  })
})

test('a form survives the retry', async () => {
  server.use(
    refreshing([]),
    http.post<PathParams, DefaultBodyType, DefaultBodyType>(
      '*/api/v1/waiting-list',
      async ({ request }) =>
        request.headers.get('authorization') === 'Bearer new'
          ? ok(await request.text())
          : failed(490),
    ),
  )
  await expect(post('/waiting-list', { item_id: 1 })).resolves.toMatchObject({
    results: 'item_id=1',
  })
})

test('field errors and plain-text failures reach the caller', async () => {
  server.use(
    http.post('*/api/v1/waiting-list', () =>
      failed(422, 'Periksa isian', { email: ['Wajib diisi'] }),
    ),
    http.get('*/api/v1/waiting-list', () => new HttpResponse('Bad gateway', { status: 502 })),
    http.delete('*/api/v1/waiting-list', () => HttpResponse.error()),
  )
  await expect(post('/waiting-list', { item_id: 1 })).rejects.toMatchObject({
    errors: { email: ['Wajib diisi'] },
  })
  await expect(read('/waiting-list')).rejects.toMatchObject({ status: 502, message: 'Bad gateway' })
  await expect(call('DELETE', '/waiting-list')).rejects.toMatchObject({ message: 'Network Error' })
})
