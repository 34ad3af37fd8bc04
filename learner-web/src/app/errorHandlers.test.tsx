import { QueryClient } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { handleErrorCode } from '../api/errorHandlers'
import { session } from '../api/session'
import { toast, toasts } from '../ui/toast'
import { connectErrorHandlers } from './errorHandlers'

function standAt(...visited: string[]) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: visited })
  connectErrorHandlers(router, new QueryClient())
  render(<RouterProvider router={router} />)
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address }
}

function browserHasPast(steps: number) {
  history.replaceState({ idx: steps }, '')
}

afterEach(() => {
  session.close()
  toast.clear()
  history.replaceState(null, '')
})

test('an ended session clears the tokens and remembers the page, however often it is reported', async () => {
  session.open({ token: 't', secret_token: 's' }, true)
  const { address } = standAt('/cart?a=1')
  handleErrorCode('signOut')
  await waitFor(() => expect(address()).toBe('/signIn?next=%2Fcart%3Fa%3D1'))
  handleErrorCode('signOut')
  handleErrorCode('signOut')
  await new Promise((done) => setTimeout(done, 20))
  expect(address()).toBe('/signIn?next=%2Fcart%3Fa%3D1')
  expect(session.get()).toBeNull()
})

test('a password that comes first keeps the remembered page, and is asked for once', async () => {
  const { address } = standAt('/my-learning?page=2')
  handleErrorCode('changePassword')
  handleErrorCode('changePassword')
  const wanted = '/account/changePassword?required=1&next=%2Fmy-learning%3Fpage%3D2'
  await waitFor(() => expect(address()).toBe(wanted))
  handleErrorCode('changePassword')
  await new Promise((done) => setTimeout(done, 20))
  expect(address()).toBe(wanted)
})

test('a room that was closed keeps its page, which shows its door, and says why once', async () => {
  browserHasPast(1)
  const { address } = standAt('/my-learning', '/dataAssesment/section/4')
  handleErrorCode('leaveRoom', 'Pengawas mengakhiri sesi ini.')
  handleErrorCode('leaveRoom', 'Pengawas mengakhiri sesi ini.')
  await new Promise((done) => setTimeout(done, 20))
  expect(address()).toBe('/dataAssesment/section/4')
  expect(toasts.get().map(({ text }) => text)).toEqual(['Pengawas mengakhiri sesi ini.'])
})

test.each([
  ['leaveSession', 1, '/my-learning'],
  ['leaveContent', 1, '/my-learning'],
  ['leaveSession', 0, '/'],
  ['leaveContent', 0, '/'],
] as const)('%s with %i page before it leads to %s and says why', async (action, steps, path) => {
  browserHasPast(steps)
  const { address } = standAt('/my-learning', '/dataAssesment/section/4')
  handleErrorCode(action, 'Sesi ini sudah berakhir.')
  await waitFor(() => expect(address()).toBe(path))
  expect(toasts.get().map(({ text }) => text)).toEqual(['Sesi ini sudah berakhir.'])
})
