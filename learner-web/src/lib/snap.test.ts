import { afterEach, expect, test, vi } from 'vitest'
import { hideSnap, loadSnap, payWithSnap, type SnapCallbacks } from './snap'

const SCRIPT = { snap_js_url: '/snap/snap.js', client_key: 'client' }
const here = () => true
const isPaying = () => 'paying' in document.documentElement.dataset
const tags = () => document.head.querySelectorAll<HTMLScriptElement>('script[src*="snap.js"]')

function stand(answer: keyof SnapCallbacks) {
  const pay = vi.fn((_token: string, callbacks: SnapCallbacks) => callbacks[answer]())
  const hide = vi.fn()
  vi.stubGlobal('snap', { pay, hide })
  return { pay, hide }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the script is put into the page once, with the client key', async () => {
  const both = Promise.all([loadSnap(SCRIPT), loadSnap(SCRIPT)])
  expect(tags()).toHaveLength(1)
  expect(tags()[0]).toHaveAttribute('data-client-key', 'client')
  const { pay } = stand('onClose')
  tags()[0]?.dispatchEvent(new Event('load'))
  expect((await both)[0].pay).toBe(pay)
})

test.each([
  ['onSuccess', 'success'],
  ['onPending', 'pending'],
  ['onError', 'error'],
  ['onClose', 'closed'],
] as const)('%s is shown as %s', async (callback, outcome) => {
  const { pay } = stand(callback)
  await expect(payWithSnap(SCRIPT, 'token', here)).resolves.toBe(outcome)
  expect(pay).toHaveBeenCalledWith('token', expect.anything())
})

test('the popup stays shut where the payer left while its script was loading', async () => {
  const { pay } = stand('onClose')
  await expect(payWithSnap(SCRIPT, 'token', () => false)).resolves.toBe('left')
  expect(pay).not.toHaveBeenCalled()
  expect(isPaying()).toBe(false)
})

test('leaving takes the popup away, and is harmless without one', () => {
  hideSnap()
  const { hide } = stand('onClose')
  hideSnap()
  expect(hide).toHaveBeenCalledOnce()
})

test('a payment is running from the opening of the popup until its result or removal', async () => {
  const pay = vi.fn<(token: string, callbacks: SnapCallbacks) => void>()
  vi.stubGlobal('snap', { pay, hide: vi.fn() })
  const outcome = payWithSnap(SCRIPT, 'token', here)
  await vi.waitFor(() => expect(isPaying()).toBe(true))
  pay.mock.calls[0]?.[1].onClose()
  await outcome
  expect(isPaying()).toBe(false)
  void payWithSnap(SCRIPT, 'token', here)
  await vi.waitFor(() => expect(isPaying()).toBe(true))
  hideSnap()
  expect(isPaying()).toBe(false)
})
