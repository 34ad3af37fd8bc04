import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import type { TransactionDetail } from '../../api/types'
import { axeViolations } from '../../test/axe'
import { anOrderDetail, anOrderLine, aRefund, aSite } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component } from './detail'

type Form = Record<string, FormDataEntryValue>

afterEach(() => toasts.set([]))

function orderIs(order: TransactionDetail) {
  server.use(
    aSite(),
    api.get('/payment/transactions/detail', () => ok(order)),
  )
}

function answers(path: string, answer: (form: Form) => Response): Form[] {
  const sent: Form[] = []
  server.use(
    http.post(`*/payment/${path}`, async ({ request }) => {
      const form = Object.fromEntries(await request.formData())
      sent.push(form)
      return answer(form)
    }),
  )
  return sent
}

async function show() {
  renderRoutes('/payment/transaction/detail/DX-1', {
    '/payment/transaction/detail/:order_id': (
      <main>
        <Component />
      </main>
    ),
  })
  await screen.findByRole('heading', { name: 'Produk' })
  return userEvent.setup()
}

const PAID = { status: 'paid', expires_at: null, token: null, balance: 0 } as const
const paid = (given: Partial<TransactionDetail> = {}) =>
  anOrderDetail({
    ...PAID,
    can_pay: false,
    can_cancel: false,
    paid_at: '2026-11-21T10:05:00+07:00',
    lines: [anOrderLine({ service: 'served' })],
    ...given,
  })

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
      vouchers: [{ code: 'HEMAT', amount: 20_000 }],
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
  expect(screen.getByText('Voucher HEMAT').nextSibling).toHaveTextContent(/−Rp\s20\.000/)
  expect(
    screen.getByText(/Termasuk PPN Rp\s7\.928 \(11% dari harga sebelum pajak Rp\s[\d.]+\)/),
  ).toBeInTheDocument()
  expect(screen.getByText('PT Contoh')).toBeInTheDocument()
  expect(screen.getByText('***********1000')).toBeInTheDocument()
})

test('an order that may not be paid or cancelled offers neither', async () => {
  orderIs(anOrderDetail({ can_pay: false, can_cancel: false }))
  await show()
  expect(screen.queryByRole('button', { name: 'Batalkan' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Lanjutkan pembayaran' })).not.toBeInTheDocument()
})

test('what ended unpaid can be ordered anew', async () => {
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

test('a paid line without a seat tells what happened; moving needs a place', async () => {
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
  expect(screen.getByText(/Rp\s500\.000 Anda sudah kami terima dan aman/)).toBeInTheDocument()
  const go = screen.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' })
  expect(go).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /Pindah ke jadwal lain/ }))
  expect(go).toBeDisabled()
  expect(screen.getByText(/Selisih Rp\s100\.000 kembali/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /Pelatihan Data Bandung/ }))
  await user.click(go)
  expect(await screen.findByText('Siap diikuti')).toBeInTheDocument()
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
  await user.click(screen.getByRole('radio', { name: /Tunggu kursi berikutnya/ }))
  await user.click(screen.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' }))
  expect(await screen.findByText('Anda di depan antrean')).toBeInTheDocument()
  expect(sent).toEqual([{ order_id: 'DX-1', line_id: '71', choice: 'queue' }])
  expect(screen.getByRole('radio', { name: /Kembalikan dana saya/ })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: /Pindah/ })).not.toBeInTheDocument()
})

test('lines are given back with a reason; a refusal stays in the dialog', async () => {
  const until = '2026-12-01T09:00:00+07:00'
  const lines = [
    anOrderLine({ service: 'served', can_refund: true, refundable_until: until }),
    anOrderLine({ line_id: 72, title: 'Gratis', total: 0, service: 'served' }),
  ]
  orderIs(paid({ lines }))
  const replies = [() => failed(422, 'Sudah dimulai.'), () => ok(paid({ lines: [] }), 'Diproses.')]
  const sent = answers('transactions/refund', () => (replies.shift() ?? (() => failed(500)))())
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Ajukan pengembalian' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Kembalikan dana' }))
  expect(dialog.getByText(/Dapat dikembalikan sampai Sel, 1 Des 2026/)).toBeInTheDocument()
  const send = dialog.getByRole('button', { name: /Kembalikan Rp\s100\.000/ })
  await user.click(send)
  expect(dialog.getByText('Tuliskan alasan Anda dengan singkat.')).toBeInTheDocument()
  expect(sent).toEqual([])
  await user.type(dialog.getByLabelText('Alasan Anda'), 'Jadwal bentrok')
  await user.click(send)
  expect(await dialog.findByText('Sudah dimulai.')).toBeInTheDocument()
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent.at(-1)).toEqual({
    order_id: 'DX-1',
    line_id: '[71]',
    seats: '[]',
    reason: 'Jadwal bentrok',
  })
  expect(toasts.get().map(({ text }) => text)).toEqual(['Diproses.'])
})

test('money on its way back tells where it is; money that waits is named', async () => {
  const refund = aRefund({ answer: 'Disetujui.' })
  const given = { status: 'partially_refunded', balance: -90_000 } as const
  orderIs(paid({ ...given, refunds: [refund] }))
  await show()
  expect(screen.getByText('Sedang diproses')).toBeInTheDocument()
  expect(screen.getByText(/Dipotong biaya Rp\s10\.000/)).toBeInTheDocument()
  expect(screen.getByText('Disetujui.')).toBeInTheDocument()
  expect(screen.getByText('Dikembalikan sebagian')).toBeInTheDocument()
  const waits = /Rp\s90\.000 milik Anda masih ada pada kami/
  expect(screen.queryByText(waits)).not.toBeInTheDocument()
  cleanup()
  orderIs(paid({ ...given, refunds: [{ ...refund, status: 'rejected' }] }))
  await show()
  expect(screen.getByText(waits)).toBeInTheDocument()
})

const BANKS = [
  { code: '014', name: 'BCA' },
  { code: '008', name: 'Bank Mandiri' },
]

async function fillAccount(
  user: Awaited<ReturnType<typeof show>>,
  form: Pick<typeof screen, 'getByLabelText' | 'findByRole'>,
) {
  await form.findByRole('option', { name: 'BCA' })
  await user.selectOptions(form.getByLabelText('Bank'), '014')
  await user.type(form.getByLabelText('Nomor rekening'), '123 456 7890')
  await user.type(form.getByLabelText('Nama pemilik rekening'), 'Ani Wulandari')
}

test('a refund by transfer asks for the account together with the request', async () => {
  const asked = paid({
    refund_by_transfer: true,
    lines: [anOrderLine({ service: 'served', can_refund: true })],
  })
  orderIs(asked)
  server.use(api.get('/payment/banks', () => ok(BANKS)))
  const sent = answers('transactions/refund', () => ok(paid({ lines: [] }), 'Diproses.'))
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Ajukan pengembalian' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Kembalikan dana' }))
  await user.type(dialog.getByLabelText('Alasan Anda'), 'Jadwal bentrok')
  const send = dialog.getByRole('button', { name: /^Kembalikan Rp/ })
  await user.click(send)
  expect(dialog.getByText('Pilih bank Anda.')).toBeInTheDocument()
  expect(dialog.getByText('Nomor rekening terdiri dari 8 sampai 18 angka.')).toBeInTheDocument()
  expect(sent).toEqual([])
  await fillAccount(user, dialog)
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([
    {
      order_id: 'DX-1',
      seats: '[]',
      line_id: '[71]',
      reason: 'Jadwal bentrok',
      bank: '014',
      account_number: '1234567890',
      account_holder: 'Ani Wulandari',
    },
  ])
})

test('a refund that nobody knows the account of asks where the money goes', async () => {
  const waiting = aRefund({
    wants_account: true,
    can_change_account: true,
    account_problem: 'Nomor rekening ditolak bank.',
  })
  const account = {
    bank: '014',
    bank_name: 'BCA',
    masked_number: '******7890',
    holder: 'Ani Wulandari',
  }
  orderIs(paid({ refunds: [waiting] }))
  server.use(api.get('/payment/banks', () => ok(BANKS)))
  const known = paid({ refunds: [aRefund({ account, can_change_account: true })] })
  const sent = answers('transactions/refund-account', () => {
    orderIs(known)
    return ok(known, 'Rekening tujuan sudah kami catat.')
  })
  const user = await show()
  expect(screen.getByRole('heading', { name: 'Ke mana uang Anda kami kirim?' })).toBeVisible()
  expect(screen.getByText('Nomor rekening ditolak bank.')).toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
  await fillAccount(user, screen)
  await user.click(screen.getByRole('button', { name: 'Simpan rekening' }))
  expect(await screen.findByText('******7890')).toBeInTheDocument()
  expect(screen.queryByText('Ke mana uang Anda kami kirim?')).not.toBeInTheDocument()
  expect(sent).toEqual([
    {
      order_id: 'DX-1',
      refund_uuid: 'r-1',
      bank: '014',
      account_number: '1234567890',
      account_holder: 'Ani Wulandari',
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Ubah rekening' }))
  expect(screen.getByRole('dialog', { name: 'Ubah rekening tujuan' })).toBeInTheDocument()
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

test('nobody is kept out', async () => {
  orderIs(paid({ lines: [unserved, anOrderLine({ service: 'served', can_refund: true })] }))
  const user = await show()
  await user.click(screen.getByRole('radio', { name: /Pindah ke jadwal lain/ }))
  expect(await axeViolations(document.body)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ajukan pengembalian' }))
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([])
})
