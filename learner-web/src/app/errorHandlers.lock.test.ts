import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { handleErrorCode } from '../api/errorHandlers'
import { lockedSession } from '../api/lockedSession'
import { session } from '../api/session'
import { setItem } from '../lib/storage'
import { connectErrorHandlers } from './errorHandlers'

const ani = { account_id: 'ani@contoh.example', name: 'Ani', avatar_url: null, user_type: 1 }

function at(path: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })
  connectErrorHandlers(router as Parameters<typeof connectErrorHandlers>[0], new QueryClient())
  return router
}

afterEach(async () => {
  lockedSession.clear()
  // Whoever opens a session is followed by imports; they must not outlive the test.
  await vi.dynamicImportSettled()
})

test.each([
  [false, '/signIn'],
  [true, '/lock-screen'],
])('a call refused with 401, locked %s, leads to %s', async (locked, door) => {
  const router = at('/cart?a=1')
  session.open({ token: 't', secret_token: 's' }, false)
  if (locked) setItem('locked', { ...ani, remember: false })
  handleErrorCode('signOut', '')
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: door,
      search: '?next=%2Fcart%3Fa%3D1',
    }),
  )
  expect(session.get()).toBeNull()
})
