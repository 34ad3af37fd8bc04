import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { anOrderDetail, anOrderLine } from '../../test/commerce'
import { answers, orderIs, paid, show } from '../../test/orderPage'
import { ok } from '../../test/server'
import { toasts } from '../../ui/toast'

afterEach(() => toasts.set([]))

const unserved = anOrderLine({
  kind: 'training',
  service: 'unserved',
  total: 500_000,
  amount: 500_000,
  price: 500_000,
  remedies: ['refund', 'queue', 'move'],
  alternatives: [
    {
      item_id: 31,
      slug: 'data-bandung',
      title: 'Pelatihan Data Bandung',
      starts_at: '2027-03-18T09:00:00+07:00',
      price: 400_000,
      seats_left: 3,
    },
  ],
})

test('sums tell the vouchers, the tax and to whom the tax invoice is made out', async () => {
  orderIs(
    paid({
      discount: 20_000,
      total: 80_000,
      tax: 7_928,
      vouchers: [
        { code: 'HEMAT', amount: 15_000 },
        { code: 'TEMAN', amount: 5_000 },
      ],
      faktur_pajak: true,
      tax_details: {
        id_type: 'npwp',
        masked_number: '***********1000',
        name: 'PT Contoh',
        address: 'Jalan Contoh 5',
      },
    }),
  )
  await show()
  expect(screen.getByText('Voucher HEMAT').nextSibling).toHaveTextContent(/−Rp\s15\.000/)
  expect(screen.getByText('Voucher TEMAN').nextSibling).toHaveTextContent(/−Rp\s5\.000/)
  expect(screen.getByText(/^Sudah termasuk PPN Rp\s7\.928$/)).toBeInTheDocument()
  expect(screen.getByText(/^11% dari harga sebelum pajak Rp\s[\d.]+$/)).toBeInTheDocument()
  expect(screen.getByText('PT Contoh')).toBeInTheDocument()
  expect(screen.getByText('***********1000')).toBeInTheDocument()
})

test('an order that may not be paid or cancelled offers neither', async () => {
  orderIs(anOrderDetail({ can_pay: false, can_cancel: false }))
  await show()
  expect(screen.queryByRole('button', { name: 'Batalkan' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Lanjutkan pembayaran' })).not.toBeInTheDocument()
})

test('a refused payment says why and what helps, beside the way to pay', async () => {
  const text = 'Saldo atau limit tidak mencukupi.'
  const advice = 'Bayar dengan cara lain.'
  const at = '2026-11-21T10:05:00+07:00'
  const step = {
    at,
    kind: 'payment_failed',
    status: 'pending',
    label: 'Pembayaran ditolak',
  } as const
  const refusal = { reason: 'funds', at, text, advice } as const
  orderIs(anOrderDetail({ refusal, timeline: [{ ...step, detail: text }] }))
  await show()
  expect(screen.getByRole('status')).toHaveTextContent(
    `Pembayaran terakhir ditolak${text} ${advice}`,
  )
  expect(screen.getAllByText(new RegExp(text))).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Lanjutkan pembayaran' })).toBeInTheDocument()
  expect(await axeViolations(screen.getByRole('main'))).toEqual([])
})

test('what ended unpaid can be ordered again', async () => {
  const ended = { status: 'expired', can_pay: false, can_cancel: false, expires_at: null } as const
  orderIs(anOrderDetail(ended))
  const sent = answers('transactions/reorder', () =>
    ok({
      cart_ids: [4, 5],
      missing: [{ title: 'Kelas B', reason: 'Kelas B: kursi sudah habis.' }],
    }),
  )
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Pesan lagi' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.order_id).toMatch(/^DX-/)
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toContain('Kelas B: kursi sudah habis.'),
  )
})

test('a paid line without a seat says what happened; moving needs a place', async () => {
  orderIs(paid({ lines: [unserved] }))
  const moved = paid({
    lines: [anOrderLine({ service: 'served', title: 'Pelatihan Data Bandung' })],
  })
  const sent = answers('transactions/remedy', () => {
    orderIs(moved)
    return ok(moved, 'Pesanan dipindahkan.')
  })
  const user = await show()
  expect(screen.getByText('Kursi belum ada')).toBeInTheDocument()
  expect(
    await screen.findByText(/Rp\s500\.000 Anda sudah kami terima dan aman/),
  ).toBeInTheDocument()
  const go = screen.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' })
  expect(go).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /Pindah ke jadwal lain/ }))
  expect(go).toBeDisabled()
  expect(screen.getByText(/Selisih Rp\s100\.000 kembali/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /Pelatihan Data Bandung/ }))
  await user.click(go)
  expect(await screen.findByText('Akses sudah diberikan')).toBeInTheDocument()
  expect(sent).toEqual([{ order_id: 'DX-1', line_id: '71', choice: 'move', item_id: '31' }])
  expect(toasts.get().map(({ text }) => text)).toEqual(['Pesanan dipindahkan.'])
})

test('waiting for the next seat sends no place', async () => {
  orderIs(paid({ lines: [unserved] }))
  const queued = paid({ lines: [{ ...unserved, service: 'queued', remedies: ['refund'] }] })
  const sent = answers('transactions/remedy', () => {
    orderIs(queued)
    return ok(queued)
  })
  const user = await show()
  await user.click(await screen.findByRole('radio', { name: /Tunggu kursi berikutnya/ }))
  await user.click(screen.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' }))
  expect(await screen.findByText('Anda di depan antrean')).toBeInTheDocument()
  expect(sent).toEqual([{ order_id: 'DX-1', line_id: '71', choice: 'queue' }])
  expect(screen.getByRole('radio', { name: /Kembalikan dana saya/ })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: /Pindah/ })).not.toBeInTheDocument()
})

test('documents can be fetched, and sent by mail', async () => {
  const invoices = [
    {
      uuid: 'i-1',
      number: 'INV/2026/000123',
      series: 'INV' as const,
      issued_at: '2026-11-21T10:05:00+07:00',
      total: 100_000,
      url: '/api/v1/payment/invoices/i-1.pdf?signature=s',
      tax_invoice: {
        number: '04002600012345678',
        issued_on: '2026-11-22',
        url: '/api/v1/payment/tax-invoices/t-1.pdf?signature=s',
      },
    },
  ]
  orderIs(paid({ invoices }))
  const sent = answers('request-invoices', () => ok(null, 'Faktur telah dikirim ke email Anda.'))
  const user = await show()
  expect(screen.getByRole('link', { name: /^Unduh faktur INV\/2026\/000123/ })).toHaveAttribute(
    'href',
    invoices[0]?.url,
  )
  expect(screen.getByText('04002600012345678')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Unduh faktur pajak (PDF)' })).toHaveAttribute(
    'href',
    invoices[0]?.tax_invoice.url,
  )
  await user.click(screen.getByRole('button', { name: 'Kirim faktur ke email' }))
  await waitFor(() => expect(sent).toEqual([{ order_id: 'DX-1' }]))
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toEqual(['Faktur telah dikirim ke email Anda.']),
  )
})

test('a served dated line has its ticket', async () => {
  const url = '/printTicket?token=tanda'
  orderIs(paid({ lines: [anOrderLine({ service: 'served', ticket_url: url })] }))
  await show()
  expect(screen.getByRole('link', { name: 'Tiket' })).toHaveAttribute('href', url)
})

test('has no axe violations', async () => {
  orderIs(paid({ lines: [unserved, anOrderLine({ service: 'served', can_refund: true })] }))
  const user = await show()
  await user.click(screen.getByRole('radio', { name: /Pindah ke jadwal lain/ }))
  expect(await axeViolations(document.body)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ajukan pengembalian' }))
  expect(await axeViolations(await screen.findByRole('dialog'))).toEqual([])
})

test('a line of several seats names who takes part, and counts the seats without a name', async () => {
  const seats = [
    { uuid: 's-1', number: 1, holder: 'Ani Wulandari' },
    { uuid: 's-2', number: 2, holder: null },
  ]
  orderIs(paid({ lines: [anOrderLine({ service: 'served', qty: 2, seats })] }))
  await show()
  expect(screen.getByText(/^Peserta:/)).toHaveTextContent(
    'Peserta: Ani Wulandari · 1 kursi belum bernama',
  )
})
