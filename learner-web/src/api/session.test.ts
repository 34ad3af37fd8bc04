import { afterEach, expect, test, vi } from 'vitest'

const TOKENS = { token: 't', secret_token: 's' }
const SHARED = 'duxi.session.shared'

/** A tab of its own: what one tab stores for itself, the next one does not find. */
async function openTab() {
  sessionStorage.clear()
  vi.resetModules()
  return import('./session')
}

const opened: Awaited<ReturnType<typeof openTab>>[] = []
async function tab() {
  const one = await openTab()
  opened.push(one)
  await one.sessionKnown
  return one.session
}

afterEach(() => {
  for (const { session } of opened.splice(0)) session.close()
})

test('a new tab takes over the session of another without Remember me', async () => {
  const first = await tab()
  first.open(TOKENS, false)
  const second = await tab()
  expect(second.get()).toEqual(TOKENS)
  expect(second.isRemembered()).toBe(false)
})

test('a tab that waits as a visitor follows a sign-in, and both follow the sign-out', async () => {
  const first = await tab()
  const second = await tab()
  first.open(TOKENS, false)
  await vi.waitFor(() => expect(second.get()).toEqual(TOKENS))
  second.close()
  await vi.waitFor(() => expect(first.get()).toBeNull())
  expect(localStorage.getItem(SHARED)).toBeNull()
})

test('after the browser was closed no tab answers and the session is over', async () => {
  localStorage.setItem(SHARED, JSON.stringify({ value: true, until: null }))
  const later = await tab()
  expect(later.get()).toBeNull()
  expect(localStorage.getItem(SHARED)).toBeNull()
})
