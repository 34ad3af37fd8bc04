import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { anOrderLine, aRefund } from '../../test/commerce'
import { answers, orderIs, paid, show } from '../../test/orderPage'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'

afterEach(() => toasts.set([]))

test('lines are given back with a reason; a refusal stays in the dialog', async () => {
  const until = '2026-12-01T09:00:00+07:00'
  const lines = [
    anOrderLine({ service: 'served', can_refund: true, refundable_until: until }),
    anOrderLine({ line_id: 72, title: 'Gratis', total: 0, service: 'served' }),
  ]
  orderIs(paid({ lines }))
  const given = paid({ lines: [anOrderLine()], refunds: [aRefund()] })
  const take = () => {
    orderIs(given)
    return ok(given, 'Diproses.')
  }
  const replies = [() => failed(422, 'Sudah dimulai.'), take]
  const sent = answers('transactions/refund', () => (replies.shift() ?? (() => failed(500)))())
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Ajukan pengembalian' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dana' }))
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
  // The button that opened the dialog is gone.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Pengembalian dana' })).toHaveFocus(),
  )
  expect(sent.at(-1)).toEqual({
    order_id: 'DX-1',
    line_id: '[71]',
    seats: '[]',
    reason: 'Jadwal bentrok',
  })
  expect(toasts.get().map(({ text }) => text)).toEqual(['Diproses.'])
})

test('deadlines that differ are not told as one, and what is missing gets the focus', async () => {
  const given = { service: 'served', can_refund: true } as const
  const soon = anOrderLine({ ...given, refundable_until: '2026-12-01T09:00:00+07:00' })
  const late = { line_id: 72, title: 'Kelas Lain', refundable_until: '2026-12-06T09:00:00+07:00' }
  orderIs(paid({ lines: [soon, anOrderLine({ ...given, ...late })] }))
  const user = await show()
  expect(
    screen.getByText(/Batas waktunya berbeda tiap produk; yang pertama Sel, 1 Des 2026/),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ajukan pengembalian' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dana' }))
  const send = () => user.click(dialog.getByRole('button', { name: /^Kembalikan/ }))
  await send()
  const [first] = dialog.getAllByRole('checkbox')
  expect(first).toHaveFocus()
  expect(first).toBeInvalid()
  await user.click(dialog.getByRole('checkbox', { name: /Kelas Lain/ }))
  await send()
  expect(dialog.getByLabelText('Alasan Anda')).toHaveFocus()
  cleanup()
  orderIs(paid({ lines: [soon, { ...soon, line_id: 72 }] }))
  await show()
  expect(screen.getByText(/Dana dapat kembali utuh sampai Sel, 1 Des 2026/)).toBeInTheDocument()
})

test('money on its way back says where it is; money that waits is named', async () => {
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
  orderIs(paid({ ...given, refunds: [{ ...refund, status: 'rejected', state: 'rejected' }] }))
  await show()
  expect(screen.getByText(waits)).toBeInTheDocument()
})

test.each([
  ['requested', 'Sedang ditinjau'],
  ['awaiting_account', 'Menunggu rekening Anda'],
  ['sending', 'Sedang diproses'],
  ['failed', 'Tertunda'],
] as const)('a refund that is %s is nowhere called given back', async (state, words) => {
  const refund_sums = [{ state, amount: 90_000 }]
  const lines = [anOrderLine({ service: 'returned', refunded: 90_000, refund_sums })]
  orderIs(paid({ refund_sums, lines, refunds: [aRefund({ state })] }))
  await show()
  expect(screen.getByText(`Pengembalian dana: ${words}`)).toBeInTheDocument()
  expect(screen.getAllByText(words)).toHaveLength(3)
  expect(screen.queryByText(/Dikembalikan|Sudah dikirim/)).not.toBeInTheDocument()
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dana' }))
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

test('a refund without an account asks for one', async () => {
  const waiting = aRefund({
    wants_account: true,
    state: 'awaiting_account',
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
  expect(
    await screen.findByRole('heading', { name: 'Ke mana uang Anda kami kirim?' }),
  ).toBeVisible()
  expect(screen.getByText('Nomor rekening ditolak bank.')).toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Simpan rekening' }))
  expect(screen.getByLabelText('Bank')).toHaveFocus()
  await fillAccount(user, screen)
  await user.click(screen.getByRole('button', { name: 'Simpan rekening' }))
  expect(await screen.findByText('******7890')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Pengembalian dana' })).toHaveFocus()
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
  expect(await screen.findByRole('dialog', { name: 'Ubah rekening tujuan' })).toBeInTheDocument()
})

test('the notification that asks for the account leads to its form', async () => {
  orderIs(paid({ refunds: [aRefund({ state: 'awaiting_account', wants_account: true })] }))
  server.use(api.get('/payment/banks', () => ok(BANKS)))
  await show('#refund-account')
  expect(
    await screen.findByRole('heading', { name: 'Ke mana uang Anda kami kirim?' }),
  ).toHaveFocus()
})

test('money that could not be sent says by when it is sent again, as long as that day is not over', async () => {
  const given = { status: 'failed', state: 'failed' } as const
  const soon = aRefund({ ...given, promised_by: '2099-12-02T16:00:00+07:00' })
  const late = aRefund({ ...given, uuid: 'r-2', promised_by: '2020-12-02T16:00:00+07:00' })
  orderIs(paid({ refunds: [soon, late] }))
  await show()
  const promises = screen.getAllByText(/Kami kirim ulang paling lambat/)
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    'Kami kirim ulang paling lambat 2\u00a0Desember 2099.',
  ])
})
