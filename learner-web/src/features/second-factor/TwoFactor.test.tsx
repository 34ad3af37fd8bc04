import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type TwoFactor as State, twoFactorQuery } from '../../api/twoFactor'
import { hears } from '../../test/auth'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { TwoFactor } from './TwoFactor'

const CODES = ['AAAAA-22222', 'BBBBB-33333']
const SETUP = {
  secret: 'ABCDEFGHIJKLMNOP',
  otpauth_uri: 'otpauth://totp/Duxi:ani?secret=ABCDEFGHIJKLMNOP&issuer=Duxi',
}
const OFF: State = { enabled: false, enabled_at: null, recovery_codes_left: 0 }
const ON: State = { enabled: true, enabled_at: '2026-11-28T03:00:00Z', recovery_codes_left: 8 }
let state = OFF

beforeEach(() => {
  state = OFF
  server.use(api.get('/account/two-factor', () => ok(state)))
})

function Section({ hasPassword }: { hasPassword: boolean }) {
  const { data } = useQuery(twoFactorQuery())
  return data ? <TwoFactor state={data} hasPassword={hasPassword} /> : null
}

async function open(hasPassword = true) {
  const { container } = renderAt('/account/security', <Section hasPassword={hasPassword} />)
  await screen.findByRole('region', { name: 'Verifikasi dua langkah' })
  return { user: userEvent.setup(), container }
}

function textOf(file: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsText(file)
  })
}

const button = (name: string) => screen.getByRole('button', { name })

async function begin(user: UserEvent) {
  const heard = hears('/account/two-factor/setup', () => ok(SETUP))
  await user.click(button('Aktifkan'))
  expect(screen.getByRole('heading', { name: 'Pastikan ini Anda' })).toHaveFocus()
  await user.type(screen.getByLabelText('Kata sandi Anda'), 'rahasia{Enter}')
  await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ password: 'rahasia' })
}

async function confirm(user: UserEvent) {
  const heard = hears('/account/two-factor/confirm', () => {
    state = ON
    return ok({ recovery_codes: CODES })
  })
  await user.click(screen.getByLabelText('Digit 1 dari 6'))
  await user.paste('123456')
  await screen.findByRole('heading', { name: 'Simpan kode pemulihan Anda' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
}

test('from the password over the QR code to recovery codes that are shown once', async () => {
  const { user, container } = await open()
  expect(screen.getByText('Belum aktif')).toBeVisible()
  await begin(user)
  expect(screen.getByRole('heading', { name: /Pindai dengan aplikasi/ })).toHaveFocus()
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka aplikasi di ponsel ini' })).toHaveAttribute(
    'href',
    SETUP.otpauth_uri,
  )
  expect(await axeViolations(container)).toEqual([])
  await confirm(user)
  expect(screen.getByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toHaveFocus()
  const items = within(screen.getByRole('list', { name: 'Kode pemulihan' })).getAllByRole(
    'listitem',
  )
  expect(items.map((one) => one.textContent)).toEqual(CODES)
  await user.click(button('Salin semua'))
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
  expect(await axeViolations(container)).toEqual([])
  await user.click(button('Saya sudah menyimpannya'))
  expect(await screen.findByText('8 kode belum dipakai')).toBeVisible()
  expect(screen.getByText('Aktif sejak 28 November 2026')).toBeVisible()
  expect(screen.queryByText('AAAAA-22222')).toBeNull()
  expect(button('Buat kode baru')).toHaveFocus()
})

test('the codes are downloaded as a file and printed alone', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:kode'
  }
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await open()
  await begin(user)
  await confirm(user)
  await user.click(button('Unduh'))
  expect(click).toHaveBeenCalledOnce()
  expect(await textOf(files[0] as Blob)).toContain(CODES.join('\n'))
  await user.click(button('Cetak'))
  const paper = document.querySelector('iframe')
  expect(paper?.contentDocument?.body.textContent).toContain(CODES.join('\n'))
  click.mockRestore()
  paper?.remove()
})

test('a wrong password is shown beside its field', async () => {
  const sentence = 'Kata sandi tidak cocok.'
  hears('/account/two-factor/setup', () => failed(422, sentence, { password: [sentence] }))
  const { user } = await open()
  await user.click(button('Aktifkan'))
  await user.type(screen.getByLabelText('Kata sandi Anda'), 'salah{Enter}')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('Kata sandi Anda')).toHaveFocus()
  await user.click(button('Batal'))
  expect(button('Aktifkan')).toHaveFocus()
})

test('a wrong first code leaves the QR code there', async () => {
  const sentence = 'Kode tidak cocok atau sudah dipakai.'
  const { user } = await open()
  await begin(user)
  hears('/account/two-factor/confirm', () => failed(422, sentence, { code: [sentence] }))
  await user.click(screen.getByLabelText('Digit 1 dari 6'))
  await user.paste('000000')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('img', { name: /Kode QR/ })).toBeVisible()
})

test('an account without a password goes to the QR code immediately', async () => {
  const heard = hears('/account/two-factor/setup', () => ok(SETUP))
  const { user } = await open(false)
  await user.click(button('Aktifkan'))
  expect(await screen.findByRole('img', { name: /Kode QR/ })).toBeVisible()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ password: '' })
})

test('new codes ask for password and code, and a few left are shown', async () => {
  state = { ...ON, recovery_codes_left: 2 }
  const heard = hears('/account/two-factor/recovery-codes', () => ok({ recovery_codes: CODES }))
  const { user } = await open()
  expect(screen.getByText(/Tinggal 2 kode pemulihan/)).toBeVisible()
  await user.click(button('Buat kode baru'))
  const dialog = within(screen.getByRole('dialog', { name: 'Buat kode pemulihan baru?' }))
  await user.click(dialog.getByRole('button', { name: 'Buat kode baru' }))
  expect(await dialog.findByText('Masukkan kodenya dahulu.')).toBeVisible()
  await user.type(dialog.getByLabelText('Kata sandi Anda'), 'rahasia')
  await user.type(dialog.getByLabelText('Kode 6 digit'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Buat kode baru' }))
  expect(await screen.findByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toHaveFocus()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ password: 'rahasia', code: '123456' })
})

test('it is switched off with a recovery code, too, and the focus stays', async () => {
  state = ON
  const heard = hears('/account/two-factor/disable', () => {
    state = OFF
    return ok(null, 'Verifikasi dua langkah dimatikan.')
  })
  const { user } = await open()
  await user.click(button('Matikan'))
  const dialog = within(screen.getByRole('dialog', { name: 'Matikan verifikasi dua langkah?' }))
  await user.type(dialog.getByLabelText('Kata sandi Anda'), 'rahasia')
  await user.click(dialog.getByRole('button', { name: 'Pakai kode pemulihan' }))
  await user.type(dialog.getByLabelText('Kode pemulihan Anda'), 'ABCDE-23456')
  await user.click(dialog.getByRole('button', { name: 'Matikan' }))
  await waitFor(() => expect(button('Aktifkan')).toHaveFocus())
  expect(heard).toHaveBeenCalledExactlyOnceWith({ password: 'rahasia', code: 'ABCDE-23456' })
})
