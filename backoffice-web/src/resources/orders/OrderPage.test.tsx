import { screen, waitFor, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { line, order, refund } from '../../test/orders'
import { person } from '../../test/people'
import { on } from '../../test/server'

const all = ['orders.view', 'orders.change', 'orders.settle', 'orders.refund', 'orders.overbook']
const PATH = '/orders/DX-261120-ABCDEF'

function open(permissions: string[], shown = order()) {
  on('get', '/auth/me', () => person({ fullname: 'Fina Rahmadani', permissions }))
  on('get', PATH, () => shown)
  history.replaceState(null, '', `/backoffice${PATH}/show`)
  render(<App />)
  return userEvent.setup()
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/product-kinds', () => ({ rows: [{ id: 'training', label: 'Pelatihan' }], total: 1 }))
})

test('a refund says what will happen and carries the state that was seen', async () => {
  let sent: unknown
  on('post', `${PATH}/refund`, async (request) => {
    sent = await request.json()
    return order()
  })
  const user = open(all)
  await user.click(await screen.findByRole('button', { name: 'Kembalikan dana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Kembalikan dana' })
  const fee = within(dialog).getByLabelText('Biaya yang ditahan')
  await user.type(fee, '25000')
  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Tidak dapat hadir')
  expect(dialog).toHaveTextContent('Rp 275.000 untuk pembeli')
  expect(dialog).toHaveTextContent('1 kursi kembali tersedia')
  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan dana' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual({
    lines: [{ line_id: 11, amount: 300_000, gives_back: true, seats: [] }],
    fee: 25_000,
    route: 'gateway',
    reason: 'Tidak dapat hadir',
    seen: 42,
  })
})

test('seats that are chosen bring the money that was paid for them', async () => {
  let sent: { lines: unknown[] } | undefined
  on('post', `${PATH}/refund`, async (request) => {
    sent = (await request.json()) as { lines: unknown[] }
    return order()
  })
  const seats = [1, 2, 3].map((number) => ({ uuid: `kursi-${number}`, number, holder: null }))
  const shown = line({ quantity: 4, total: 1_000_000, refunded: 250_000, seats })
  const user = open(all, order({ lines: [shown] }))
  await user.click(await screen.findByRole('button', { name: 'Kembalikan dana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Kembalikan dana' })
  expect(dialog).toHaveTextContent('Rp 750.000 untuk pembeli')
  expect(dialog).toHaveTextContent('3 kursi kembali tersedia')
  await user.click(within(dialog).getByLabelText('Kursi 2'))
  expect(dialog).toHaveTextContent('Rp 250.000 untuk pembeli')
  expect(dialog).toHaveTextContent('1 kursi kembali tersedia')
  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Satu kursi batal')
  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan dana' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent?.lines).toEqual([
    { line_id: 11, amount: 250_000, gives_back: true, seats: ['kursi-2'] },
  ])
})

test('what went back already is not offered again', async () => {
  let sent: unknown
  on('post', `${PATH}/refund`, async (request) => {
    sent = await request.json()
    return order()
  })
  const user = open(all, order({ lines: [line({ refunded: 100_000 })] }))
  await user.click(await screen.findByRole('button', { name: 'Kembalikan dana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Kembalikan dana' })
  expect(dialog).toHaveTextContent('Paling banyak Rp 200.000')
  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Sisanya')
  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan dana' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject({ lines: [{ line_id: 11, amount: 200_000, gives_back: true }] })
})

test('money that the provider cannot send is transferred by staff', async () => {
  const byHand = order({ method: 'BCA', refund_routes: ['transfer'] })
  const user = open(all, byHand)
  await user.click(await screen.findByRole('button', { name: 'Kembalikan dana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Kembalikan dana' })
  expect(within(dialog).getByLabelText('Transfer oleh staf')).toBeChecked()
  expect(within(dialog).getByLabelText('Lewat metode pembayaran pembeli')).toBeDisabled()
  expect(dialog).toHaveTextContent('tidak dapat menerima pengembalian')
  expect(dialog).toHaveTextContent('Staf mentransfer dananya')
  expect(dialog).not.toHaveTextContent('metode pembayaran semula')
})

test('a request that wished the provider is approved on the way that is open', async () => {
  let sent: unknown
  on('post', '/refunds/r-1/approve', async (request) => {
    sent = await request.json()
    return order()
  })
  const asked = refund({ route: 'gateway', open_routes: ['transfer'] })
  const user = open(all, order({ refunds: [asked], refund_routes: ['transfer'] }))
  await user.click((await screen.findAllByRole('button', { name: 'Setujui' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Setujui pengembalian dana' })
  expect(within(dialog).getByLabelText('Lewat metode pembayaran pembeli')).toBeDisabled()
  expect(dialog).toHaveTextContent('Staf mentransfer dananya')
  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Sesuai ketentuan')
  await user.click(within(dialog).getByRole('button', { name: 'Setujui' }))
  await waitFor(() => expect(sent).toMatchObject({ route: 'transfer' }))
})

test('a full refund releases seats unless unchecked', async () => {
  const user = open(all)
  await user.click(await screen.findByRole('button', { name: 'Kembalikan dana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Kembalikan dana' })
  const seats = () => within(dialog).getByLabelText('Kursi kembali, akses berakhir')
  const amount = within(dialog).getByLabelText('Jumlah untuk Kelas Awan')
  expect(seats()).toBeChecked()
  await user.clear(amount)
  await user.type(amount, '50000')
  await waitFor(() => expect(seats()).not.toBeChecked())
  expect(dialog).toHaveTextContent('Pembeli tetap dapat mengikuti yang dibelinya.')
  await user.clear(amount)
  await user.type(amount, '300000')
  await waitFor(() => expect(seats()).toBeChecked())
  await user.click(seats())
  await user.clear(amount)
  await user.type(amount, '300000')
  expect(seats()).not.toBeChecked()
})

test('an order that moved on is said in the dialog, with a way to look again', async () => {
  const sentence = 'Pesanan ini berubah sejak Anda membukanya.'
  const refusal = { code: 409, message: sentence, results: null }
  on('post', `${PATH}/reviewed`, () => Response.json(refusal, { status: 409 }))
  const user = open(all, order({ review_reason: 'Dibayar dua kali.' }))
  await user.click(await screen.findByRole('button', { name: 'Sudah diperiksa' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sudah diperiksa' })
  await user.type(within(dialog).getByLabelText(/^Apa yang Anda temukan/), 'Sudah dicek')
  await user.click(within(dialog).getByRole('button', { name: 'Tandai sudah diperiksa' }))
  expect(await within(dialog).findByText(sentence)).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Muat ulang' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without permission to change there are no actions', async () => {
  open(['orders.view'], order({ refunds: [refund()] }))
  await screen.findByText(/menunggu keputusan\./)
  for (const name of [
    'Kembalikan dana',
    'Kirim ulang dokumen',
    'Ulangi',
    'Putuskan',
    'Setujui',
    'Pindahkan',
  ])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('while the bank takes the payment back, nothing can be sent', async () => {
  const found_at = '2026-11-20T10:00:00+07:00'
  const cases = [{ id: 5, kind: 'chargeback', text: 'x', amount: 300_000, found_at } as const]
  const refunds = [refund({ status: 'failed', state: 'failed' })]
  const flags = { is_charged_back: true, review_reason: 'x', unplaced: 10_000 }
  open(all, order({ ...flags, cases, refunds }))
  await screen.findByRole('button', { name: 'Catat penarikan' })
  for (const name of ['Kembalikan dana', 'Kembalikan', 'Ulangi'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('button', { name: 'Kirim ulang dokumen' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Catat transfer' })).toBeInTheDocument()
})

test('an order with a failed refund is not plainly paid', async () => {
  const refund_sums = [
    { state: 'failed' as const, amount: 100_000 },
    { state: 'done' as const, amount: 50_000 },
  ]
  open(all, order({ refund_sums, needs: ['refund'] }))
  expect(await screen.findByText('Dana gagal dikirim')).toBeInTheDocument()
  expect(screen.getByText('Rp 100.000 gagal dikirim')).toBeInTheDocument()
  expect(screen.getByText('Rp 50.000 sudah dikembalikan')).toBeInTheDocument()
  expect(screen.getByText('Lunas').parentElement).toHaveClass('MuiChip-colorDefault')
})

test('who may not send money reads who does', async () => {
  const waiting = refund({ status: 'requested' })
  open(['orders.view', 'orders.change'], order({ refunds: [waiting] }))
  expect(await screen.findByText(/Dikerjakan oleh Keuangan\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Putuskan' })).toBeNull()
})
