import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../test/render'
import { api, failed, ok, server } from '../../../test/server'
import type { TokenSource } from './source'
import { usePush } from './usePush'

const config = { api_key: 'k', app_id: 'a', project_id: 'p', sender_id: '1', vapid_key: 'v' }
const token = vi.fn<TokenSource['token']>()
const source = async (): Promise<TokenSource> => ({ isSupported: async () => true, token })

function Probe() {
  const { state, turnOn } = usePush(source)
  return (
    <button type="button" onClick={turnOn}>
      {state}
    </button>
  )
}

function browser(answer: NotificationPermission) {
  const fake = {
    permission: 'default',
    requestPermission: vi.fn(async () => {
      fake.permission = answer
      return answer
    }),
  }
  vi.stubGlobal('Notification', fake)
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }))
  return fake
}

beforeEach(() => {
  token.mockReset().mockResolvedValue('push-token')
  server.use(api.get('/public/site', () => ok({ push: config })))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('on a press the permission is asked for and the token sent', async () => {
  const told: unknown[] = []
  server.use(
    api.post('/account/save-token', async ({ request }) => {
      told.push(Object.fromEntries(await request.formData()))
      return ok(null)
    }),
  )
  const { requestPermission } = browser('granted')
  renderAt('/', <Probe />)
  const button = await screen.findByText('off')
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(await screen.findByText('on')).toBeInTheDocument()
  expect(token).toHaveBeenCalledWith(config)
  expect(told).toEqual([{ token: 'push-token' }])
})

test('without permission for notifications no token is requested', async () => {
  browser('denied')
  renderAt('/', <Probe />)
  await userEvent.click(await screen.findByText('off'))
  expect(await screen.findByText('denied')).toBeInTheDocument()
  expect(token).not.toHaveBeenCalled()
})

test('without a push service there is nothing to turn on', async () => {
  server.use(api.get('/public/site', () => ok({ push: null })))
  browser('granted')
  renderAt('/', <Probe />)
  await userEvent.click(await screen.findByText('absent'))
  expect(Notification.requestPermission).not.toHaveBeenCalled()
})

test('a token that could not be sent is no news for the user', async () => {
  server.use(api.post('/account/save-token', () => failed(500, 'Error!')))
  browser('granted')
  renderAt('/', <Probe />)
  await userEvent.click(await screen.findByText('off'))
  await waitFor(() => expect(screen.getByText('on')).toBeInTheDocument())
})
