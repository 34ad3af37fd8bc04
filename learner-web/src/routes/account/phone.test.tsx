import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProfile } from '../../test/account'
import { api, ok, server } from '../../test/server'
import { Component as Phone } from './phone'
import { account, said, show, takes, withAccount } from './testing'

withAccount()

const countries = [
  { code: 'ID', name: 'Indonesia', dial_code: '+62', flag: '🇮🇩' },
  { code: 'MY', name: 'Malaysia', dial_code: '+60', flag: '🇲🇾' },
]

const flagPicture = (code: string) => expect.stringContaining(`/${code}.svg`)

test('a phone with another country is saved and then verified', async () => {
  account.profile = aProfile({ phone: null, phone_dial_code: null })
  server.use(
    api.get('/public/countries', () => ok({ rows: countries, total: 2 })),
    takes('/account/save-phone', 'Nomor telepon diperbarui'),
  )
  const { user } = show('/account/changePhoneNumber?required=1', <Phone />)
  expect(await screen.findByText('Silakan lengkapi nomor telepon anda')).toBeInTheDocument()
  expect(
    screen.getByText('Setelah kode dimasukkan, Anda kembali ke halaman tadi.'),
  ).toBeInTheDocument()
  const chosen = await screen.findByRole('button', { name: 'Kode negara: Indonesia +62' })
  await waitFor(() => expect(chosen.querySelector('img')).toHaveAttribute('src', flagPicture('ID')))
  await user.click(chosen)
  await user.type(screen.getByLabelText('Cari negara atau kode'), 'mal')
  await user.click(screen.getByRole('button', { name: /Malaysia/ }))
  const phone = screen.getByLabelText('Nomor telepon')
  await user.type(phone, '123')
  await user.click(screen.getByRole('button', { name: 'Simpan dan verifikasi' }))
  expect(await screen.findByText('Nomor tidak valid')).toBeInTheDocument()
  expect(account.sent).toEqual([])
  await user.clear(phone)
  await user.type(phone, '012-345 6789')
  await user.click(screen.getByRole('button', { name: 'Simpan dan verifikasi' }))
  await waitFor(() =>
    expect(account.sent).toEqual([{ phone: '+60123456789', phone_dial_code: '+60' }]),
  )
  await waitFor(() => expect(sessionStorage.getItem('duxi.otp')).toContain('+60123456789'))
  expect(said()).toEqual(['Nomor telepon diperbarui'])
})

test('the number that is proved already is not asked for a code', async () => {
  account.profile = aProfile({ phone_wa_verified_at: '2026-11-21T10:00:00+07:00' })
  server.use(
    api.get('/public/countries', () => ok({ rows: countries, total: 2 })),
    takes('/account/save-phone', 'Nomor telepon diperbarui'),
  )
  const { user } = show('/account/changePhoneNumber', <Phone />)
  await user.click(await screen.findByRole('button', { name: 'Simpan dan verifikasi' }))
  await waitFor(() => expect(said()).toEqual(['Nomor telepon diperbarui']))
  await waitFor(() =>
    expect(account.sent).toEqual([{ phone: '+6281234567890', phone_dial_code: '+62' }]),
  )
  expect(sessionStorage.getItem('duxi.otp')).toBeNull()
})

test('who comes to change the number starts in its field', async () => {
  server.use(api.get('/public/countries', () => ok({ rows: countries, total: 2 })))
  const path = '/account/changePhoneNumber'
  const { router } = show(path, <Phone />)
  const field = await screen.findByLabelText('Nomor telepon')
  expect(field).not.toHaveFocus()
  await act(() => router.navigate(path, { state: { focusesPhone: true } }))
  await waitFor(() => expect(field).toHaveFocus())
})
