import { HttpResponse } from 'msw'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSite, fakeCaptcha } from '../test/commerce'
import { api, failed, ok, server } from '../test/server'
import { pageViewOf } from './pageViews'

function standAt(address: string) {
  const routes = [{ path: '/product/:kind' }, { path: '/cart' }, { path: '/lain' }]
  return createMemoryRouter(routes, { initialEntries: [address] })
}

test('a view says its name, its path and its campaign, and nothing else of the address', () => {
  const { state } = standAt('/product/training?utm_source=surel&utm_term=&q=rahasia&key=abc')
  expect(pageViewOf(state)).toEqual({
    name: 'Katalog per jenis',
    path: '/product/training',
    utm: { utm_source: 'surel' },
  })
})

function counting() {
  const views: Record<string, string>[] = []
  server.use(
    aSite(),
    api.post('/public/page-activity', async ({ request }) => {
      const form = Object.fromEntries(new URLSearchParams(await request.text()))
      views.push(form)
      return ok({ captcha: `pass-${views.length}`, expires_in: 900 })
    }),
  )
  return views
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('grecaptcha', fakeCaptcha())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('each screen is counted once, and only the first one costs a captcha', async () => {
  const views = counting()
  const { trackPageViews: follow } = await import('./pageViews')
  const router = standAt('/product/training?utm_campaign=kartini')
  router.initialize()
  follow(router)
  await vi.waitFor(() => expect(views).toHaveLength(1))
  await router.navigate('/cart')
  await router.navigate('/cart?a=1')
  await vi.waitFor(() => expect(views).toHaveLength(2))
  await router.navigate('/lain')
  await vi.waitFor(() => expect(views).toHaveLength(3))
  expect(views).toEqual([
    {
      pa_menu_name: 'Katalog per jenis',
      pa_action_name: 'view',
      pa_url: '/product/training',
      pa_query_params: '{"utm_campaign":"kartini"}',
      captcha: 'captcha-1',
    },
    { pa_menu_name: 'Keranjang', pa_action_name: 'view', pa_url: '/cart', captcha: 'pass-1' },
    { pa_menu_name: '/lain', pa_action_name: 'view', pa_url: '/lain', captcha: 'pass-2' },
  ])
})

test('a pass that is refused is replaced by a fresh answer, once', async () => {
  const captchas: string[] = []
  server.use(
    aSite(),
    api.post('/public/page-activity', async ({ request }) => {
      const captcha = new URLSearchParams(await request.text()).get('captcha') ?? ''
      captchas.push(captcha)
      if (captcha.startsWith('pass')) return failed(400, 'Invalid recaptcha')
      return ok({ captcha: 'pass', expires_in: 900 })
    }),
  )
  const { reportView } = await import('../api/activity')
  const view = { name: 'Keranjang', path: '/cart', utm: {} }
  await reportView(view)
  await reportView(view)
  expect(captchas).toEqual(['captcha-1', 'pass', 'captcha-2'])
})

test('a server that cannot be reached is not reported again and again', async () => {
  let calls = 0
  server.use(
    aSite(),
    api.post('/public/page-activity', () => {
      calls += 1
      return HttpResponse.error()
    }),
  )
  const { reportView } = await import('../api/activity')
  await expect(reportView({ name: 'a', path: '/a', utm: {} })).resolves.toBeUndefined()
  expect(calls).toBe(1)
})
