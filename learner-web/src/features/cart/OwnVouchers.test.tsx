import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aCartRow, aSite, fakeCaptcha } from '../../test/commerce'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { OwnVouchers } from './OwnVouchers'

afterEach(() => vi.unstubAllGlobals())

test('vouchers from points are offered until they are used', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  const voucher = { code: 'POIN5', is_used: false, min_amount: 150_000, valid_until: null }
  const rows = [
    { uuid: 'r-1', title: 'Voucher Rp 50.000', status: 'ready', voucher },
    { uuid: 'r-2', title: 'Yang lama', status: 'ready', voucher: { ...voucher, is_used: true } },
  ] as const
  const sent: unknown[] = []
  server.use(
    aSite(),
    api.post('/payment/sync-member-company', () => ok({ companies: [] })),
    api.get('/points/vouchers', () => ok({ rows })),
    api.post('/payment/voucher/applied-v2', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()))
      return failed(422, 'Belanja belum cukup.', { voucher_code: ['Belanja belum cukup.'] })
    }),
  )
  renderAt('/', <OwnVouchers rows={[aCartRow()]} off={false} />)
  const own = within(await screen.findByRole('list', { name: 'Voucher Anda' }))
  expect(own.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(own.getByRole('button', { name: 'Pakai' }))
  expect(await own.findByText('Belanja belum cukup.')).toBeInTheDocument()
  expect(sent).toEqual([expect.objectContaining({ cart_id: '[1]', voucher_code: 'POIN5' })])
})
