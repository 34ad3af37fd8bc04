import { beforeEach, expect, test } from 'vitest'
import { aCartRow, aReservation } from '../../test/commerce'
import { api, ok, server } from '../../test/server'
import { createCheckoutSession } from './checkoutSession'

let calls: string[] = []

beforeEach(() => {
  calls = []
  server.use(
    api.post('/payment/hold', async ({ request }) => {
      calls.push(`take ${(await request.formData()).get('cart_id')}`)
      return ok(aReservation([aCartRow()]))
    }),
    api.delete('/payment/hold', ({ request }) => {
      const isClosed = new URL(request.url).searchParams.get('page_closed') === 'true'
      if (!request.keepalive) calls.push('a call that a closed page would lose')
      calls.push(isClosed ? 'let go' : 'release')
      return ok(null)
    }),
  )
})

const aMoment = () => new Promise((done) => setTimeout(done, 60))

test('leaving releases the reservation after it was made', async () => {
  const checkoutSession = createCheckoutSession()
  checkoutSession.enter()
  void checkoutSession.take([1, 2])
  checkoutSession.leave()
  await aMoment()
  expect(calls).toEqual(['take [1,2]', 'release'])
})

test('who comes back immediately keeps it', async () => {
  const checkoutSession = createCheckoutSession()
  await checkoutSession.take([1])
  checkoutSession.leave()
  checkoutSession.enter()
  await aMoment()
  expect(calls).toEqual(['take [1]'])
})

test('what became an order is not given back, a refused one is', async () => {
  const checkoutSession = createCheckoutSession()
  await checkoutSession.take([1])
  checkoutSession.ordering(true)
  checkoutSession.close()
  await aMoment()
  expect(calls).toEqual(['take [1]'])
  checkoutSession.ordering(false)
  checkoutSession.close()
  await aMoment()
  expect(calls).toEqual(['take [1]', 'let go'])
})

test('a page that loads again frees nothing by itself', async () => {
  const checkoutSession = createCheckoutSession()
  await checkoutSession.take([1])
  checkoutSession.close()
  await aMoment()
  expect(calls).toEqual(['take [1]', 'let go'])
})

test('who leaves with an order on its way gives nothing back', async () => {
  const checkoutSession = createCheckoutSession()
  await checkoutSession.take([1])
  checkoutSession.ordering(true)
  checkoutSession.leave()
  await aMoment()
  expect(calls).toEqual(['take [1]'])
})

test('nothing is given back where nothing was kept', async () => {
  const checkoutSession = createCheckoutSession()
  checkoutSession.enter()
  checkoutSession.leave()
  checkoutSession.close()
  await aMoment()
  expect(calls).toEqual([])
})
