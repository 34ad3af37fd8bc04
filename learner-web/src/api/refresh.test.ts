import { type DefaultBodyType, http, type PathParams } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failed, ok, server } from '../test/server'

/** The platform's locks, which jsdom lacks: one holder of a name at a time, in the order of asking. */
function locks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work)
      queues.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

class MuteChannel {
  postMessage(): void {}
  addEventListener(): void {}
}

/** A second tab has modules of its own and shares only what the browser shares. */
async function openTab() {
  vi.resetModules()
  const [client, session, actions] = await Promise.all([
    import('./client'),
    import('./session'),
    import('./errorHandlers'),
  ])
  const signOut = vi.fn()
  const nothing = () => undefined
  actions.registerErrorHandlers({
    signOut,
    changePassword: nothing,
    verifyPhone: nothing,
    leaveRoom: nothing,
    leaveSession: nothing,
    leaveContent: nothing,
  })
  return { read: client.read, session: session.session, signOut }
}

/** A server that knows one pair of tokens at a time and ends the session when an old one comes again. */
function strictServer() {
  let generation = 1
  const exchanged: string[] = []
  server.use(
    http.get<PathParams, DefaultBodyType, DefaultBodyType>(
      '*/api/v1/waiting-list',
      ({ request }) =>
        request.headers.get('authorization') === `Bearer access-${generation}` && generation > 1
          ? ok('fine')
          : failed(490),
    ),
    http.post<PathParams, DefaultBodyType, DefaultBodyType>(
      '*/api/v1/auth/refresh',
      async ({ request }) => {
        const secret = new URLSearchParams(await request.text()).get('secret_token') ?? ''
        exchanged.push(secret)
        if (secret !== `secret-${generation}`) return failed(491)
        await new Promise((done) => setTimeout(done, 20))
        generation += 1
        const token = `access-${generation}`
        return ok({ refresh_token: token, token, secret_token: `secret-${generation}` })
      },
    ),
  )
  return exchanged
}

function signedIn() {
  const value = { token: 'access-1', secret_token: 'secret-1' }
  localStorage.setItem('duxi.session', JSON.stringify({ value, until: null }))
}

beforeEach(() => {
  // Each tab hears of the other through the shared storage alone, the slowest way there is.
  vi.stubGlobal('BroadcastChannel', MuteChannel)
  signedIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('two tabs whose token expires together exchange it once, and both go on', async () => {
  vi.stubGlobal('navigator', { locks: locks() })
  const exchanged = strictServer()
  const tabs = [await openTab(), await openTab()]
  const answers = await Promise.all(
    tabs.flatMap(({ read }) => [read('/waiting-list'), read('/waiting-list')]),
  )
  expect(answers).toEqual(['fine', 'fine', 'fine', 'fine'])
  expect(exchanged).toEqual(['secret-1'])
  for (const { session, signOut } of tabs) {
    expect(session.get()).toEqual({ token: 'access-2', secret_token: 'secret-2' })
    expect(signOut).not.toHaveBeenCalled()
  }
})

test('without the lock both would exchange it: the race is real', async () => {
  vi.stubGlobal('navigator', {})
  const exchanged = strictServer()
  const tabs = [await openTab(), await openTab()]
  await Promise.allSettled(tabs.map(({ read }) => read('/waiting-list')))
  expect(exchanged).toEqual(['secret-1', 'secret-1'])
})

test('a tab that comes later uses what the other one stored', async () => {
  vi.stubGlobal('navigator', { locks: locks() })
  const exchanged = strictServer()
  const [first, second] = [await openTab(), await openTab()]
  await expect(first.read('/waiting-list')).resolves.toBe('fine')
  await expect(second.read('/waiting-list')).resolves.toBe('fine')
  expect(exchanged).toHaveLength(1)
})
