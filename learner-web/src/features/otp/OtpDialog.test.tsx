import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { OtpDialog } from './OtpDialog'
import { closeOtp, isOtpPutOff, type OtpPrompt, openOtp } from './otpPrompt'

const PHONE = '+6281234567890'
let asked: Record<string, unknown>[] = []
let tried: Record<string, unknown>[] = []
const form = async (request: Request) => Object.fromEntries(await request.formData())

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked = []
  tried = []
  server.use(
    api.get('/account/otp-pause-time', () => ok({ pause_time_in: 0 })),
    api.post('/account/request-otp', async ({ request }) => {
      asked.push(await form(request))
      return ok({ pause_time_in: 90, last_pause_created_at: null })
    }),
    api.post('/account/apply-otp', async ({ request }) => {
      tried.push(await form(request))
      return ok(null, 'Nomor telepon Anda telah berhasil diverifikasi.')
    }),
  )
})
afterEach(() => {
  closeOtp()
  vi.useRealTimers()
})

function show(wanted: Partial<OtpPrompt> = {}) {
  renderAt('/', <OtpDialog wanted={{ phone: PHONE, channel: 'wa', ...wanted }} />)
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

const digit = (index: number) => screen.getByLabelText(`Digit ${index} dari 6`)
const sent = () => waitFor(() => expect(digit(1)).toBeEnabled())

test('a code is asked for by itself and the wait is shown', async () => {
  show()
  await sent()
  expect(screen.getByRole('alertdialog', { name: 'Verifikasi Nomor WhatsApp' })).toBeVisible()
  expect(asked).toEqual([{ phone: PHONE, type: 'wa' }])
  expect(screen.getByText('01:30')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Kirim Ulang' })).toBeDisabled()
  expect(digit(1)).toHaveAttribute('inputmode', 'numeric')
  expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code')
})

test('Escape puts it off while the wait lasts; a reload does not bring it back', async () => {
  openOtp({ phone: PHONE, channel: 'wa' })
  show()
  await sent()
  expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled()
  // What a browser does on Escape.
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog')
  act(() => {
    dialog.close()
    dialog.dispatchEvent(new Event('close'))
  })
  expect(sessionStorage.getItem('duxi.otp')).toBeNull()
  expect(isOtpPutOff()).toBe(true)
})

test('the cross does the same for those without an Escape key', async () => {
  const user = show()
  await sent()
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(isOtpPutOff()).toBe(true)
})

test('typing walks through the boxes and the sixth digit sends', async () => {
  const user = show()
  await sent()
  await user.click(digit(1))
  await user.keyboard('1234')
  await user.keyboard('{Backspace}')
  expect(digit(4)).toHaveValue('')
  await user.keyboard('456')
  expect(await screen.findByText('Verifikasi OTP Berhasil')).toBeInTheDocument()
  expect(screen.getByText('Nomor telepon Anda telah berhasil diverifikasi.')).toBeInTheDocument()
  expect(tried).toEqual([{ otp_code: '123456', type: 'wa' }])
})

test('a proved phone is not asked for again after a reload', async () => {
  openOtp({ phone: PHONE, channel: 'wa' })
  expect(sessionStorage.getItem('duxi.otp')).not.toBeNull()
  const user = show()
  await sent()
  await user.click(digit(1))
  await user.paste('123456')
  expect(await screen.findByText('Verifikasi OTP Berhasil')).toBeInTheDocument()
  expect(sessionStorage.getItem('duxi.otp')).toBeNull()
})

test('a pasted code with a gap fills all boxes and sends', async () => {
  const user = show()
  await sent()
  await user.click(digit(1))
  await user.paste('123 456')
  expect(await screen.findByText('Verifikasi OTP Berhasil')).toBeInTheDocument()
  expect(tried).toEqual([{ otp_code: '123456', type: 'wa' }])
})

test('a wrong code is shown, and the boxes are empty again', async () => {
  const wrong = { otp_code: ['Kode salah. Sisa 4 percobaan.'] }
  server.use(api.post('/account/apply-otp', () => failed(422, 'Periksa isian Anda.', wrong)))
  const user = show()
  await sent()
  await user.click(digit(1))
  await user.paste('000000')
  expect(await screen.findByText('Kode salah. Sisa 4 percobaan.')).toHaveAttribute('role', 'alert')
  expect(digit(1)).toHaveValue('')
  await waitFor(() => expect(digit(1)).toHaveFocus())
})

test('after a burned code only a new one helps', async () => {
  server.use(api.post('/account/apply-otp', () => failed(409, 'Kode tidak berlaku lagi.')))
  const user = show()
  await sent()
  await user.click(digit(1))
  await user.paste('000000')
  expect(await screen.findByText('Kode tidak berlaku lagi.')).toBeInTheDocument()
  expect(digit(1)).toBeDisabled()
  act(() => void vi.advanceTimersByTime(91_000))
  await user.click(await screen.findByRole('button', { name: 'Kirim Ulang' }))
  await sent()
  expect(asked).toHaveLength(2)
  expect(screen.queryByText('Kode tidak berlaku lagi.')).not.toBeInTheDocument()
})

test('a pause from before goes on without another code', async () => {
  server.use(api.get('/account/otp-pause-time', () => ok({ pause_time_in: 41 })))
  show()
  await sent()
  expect(screen.getByText('00:41')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('without the server’s pause 90 seconds are waited', async () => {
  server.use(api.get('/account/otp-pause-time', () => failed(500, 'Error!')))
  show()
  await sent()
  expect(screen.getByText('01:30')).toBeInTheDocument()
})

test('a number that is not on WhatsApp is reported, and SMS takes over', async () => {
  const text = 'Nomor ini tidak terdaftar di WhatsApp. Gunakan SMS.'
  server.use(api.post('/account/request-otp', () => failed(409, text), { once: true }))
  const user = show()
  expect(await screen.findByText(text)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Kirim lewat SMS saja' }))
  expect(await screen.findByText('Verifikasi Nomor Telepon')).toBeInTheDocument()
  await sent()
  expect(asked).toEqual([{ phone: PHONE, type: 'sms' }])
})

test('a code that did not arrive is shown', async () => {
  let undelivered = false
  server.use(api.get('/account/otp-pause-time', () => ok({ pause_time_in: 0, undelivered })))
  show()
  await sent()
  undelivered = true
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(await screen.findByText(/tidak sampai ke WhatsApp/)).toBeInTheDocument()
  expect(digit(1)).toBeDisabled()
})

test('a refused request keeps the pause that the server asks for', async () => {
  server.use(
    api.post('/account/request-otp', () => failed(429, 'Tunggu.', {}, { 'Retry-After': '30' })),
  )
  show({ fresh: true })
  expect(await screen.findByText('Tunggu.')).toBeInTheDocument()
  expect(screen.getByText('00:30')).toBeInTheDocument()
})
