import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { PhlRole } from '../../api/accountTypes'
import { session } from '../../api/session'
import { aProfile } from '../../test/account'
import { api, failed, ok, server } from '../../test/server'
import { Component as Deletion } from './deletion'
import { Component as Password } from './password'
import { Component as ProfilePage } from './profile'
import { Component as Security } from './security'
import { account, form, said, show, takes, withAccount } from './testing'

withAccount()

const role = (job_role_id: number, name: string, selected = false): PhlRole => ({
  job_role_id,
  slug: String(job_role_id),
  name,
  family: 'Data',
  selected,
})

test('names and places are saved together', async () => {
  server.use(takes('/account/update-profile', 'Profil diperbarui'))
  const { user } = show('/account/profile', <ProfilePage />)
  const city = await screen.findByLabelText('Kota (opsional)')
  expect(city).toHaveValue('Bandung')
  await user.clear(city)
  await user.type(city, 'Garut')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(said()).toEqual(['Profil diperbarui']))
  expect(account.sent).toEqual([
    { fullname: 'Sari Dewi', organisation: '', position: '', city: 'Garut' },
  ])
})

test('a name is needed', async () => {
  const { user } = show('/account/profile', <ProfilePage />)
  await user.clear(await screen.findByLabelText('Nama lengkap'))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Isi nama lengkap Anda.')).toBeInTheDocument()
})

test('another address wants the password and then waits for its link', async () => {
  server.use(
    api.post('/account/update-profile-email', async ({ request }) => {
      account.sent.push(await form(request))
      account.profile = aProfile({ pending_email: 'sari@baru.contoh.example' })
      return ok(null, 'Buka tautan di kotak masuk baru Anda.')
    }),
  )
  const { user } = show('/account/profile', <ProfilePage />)
  await user.click(await screen.findByRole('button', { name: 'Ubah email' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Email baru'), 'sari@baru.contoh.example')
  await user.click(dialog.getByRole('button', { name: 'Kirim tautan konfirmasi' }))
  expect(await dialog.findByText('Isi kata sandi Anda.')).toBeInTheDocument()
  expect(account.sent).toEqual([])
  await user.type(dialog.getByLabelText('Kata sandi Anda'), 'rahasia-sekali')
  await user.click(dialog.getByRole('button', { name: 'Kirim tautan konfirmasi' }))
  expect(await screen.findByText(/Menunggu konfirmasi/)).toHaveTextContent(
    'sari@baru.contoh.example',
  )
  expect(account.sent).toEqual([{ email: 'sari@baru.contoh.example', password: 'rahasia-sekali' }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a wrong password is shown beside its field', async () => {
  const errors = { password: ['Kata sandi salah.'] }
  server.use(
    api.post('/account/update-profile-email', () => failed(422, 'Periksa isian Anda.', errors)),
  )
  const { user } = show('/account/profile', <ProfilePage />)
  await user.click(await screen.findByRole('button', { name: 'Ubah email' }))
  await user.type(screen.getByLabelText('Email baru'), 'sari@baru.contoh.example')
  await user.type(screen.getByLabelText('Kata sandi Anda'), 'salah')
  await user.click(screen.getByRole('button', { name: 'Kirim tautan konfirmasi' }))
  expect(await screen.findByText('Kata sandi salah.')).toBeInTheDocument()
})

test('roles are found, toggled and saved as a list', async () => {
  account.profile = aProfile({
    phl_roles: [role(1, 'Analis Data', true), role(2, 'Insinyur Data')],
  })
  server.use(takes('/account/update-profile', 'Profil diperbarui'))
  const { user } = show('/account/profile', <ProfilePage />)
  const save = await screen.findByRole('button', { name: 'Simpan pilihan' })
  expect(save).toBeDisabled()
  await user.type(screen.getByLabelText('Cari peran kerja'), 'insinyur')
  expect(screen.queryByLabelText('Analis Data')).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('Insinyur Data'))
  expect(screen.getByText('2 peran dipilih')).toBeInTheDocument()
  await user.click(save)
  await waitFor(() => expect(account.sent).toEqual([{ phl_roles: '[1,2]' }]))
})

test('the beta switch goes back silently when it could not be saved', async () => {
  server.use(api.post('/account/update-profile-beta-test', () => failed(500, 'Error!')))
  const { user } = show('/account/profile', <ProfilePage />)
  const beta = await screen.findByRole('switch')
  await user.click(beta)
  await waitFor(() => expect(beta).not.toBeChecked())
  expect(said()).toEqual([])
})

test('a picture is looked at before it is sent, and its type is judged', async () => {
  let type: string | null = null
  server.use(
    api.post('/account/update-image', async ({ request }) => {
      type = request.headers.get('content-type')
      account.profile = aProfile({ avatar_url: '/media/a.webp' })
      return ok({ avatar_url: '/media/a.webp' }, 'Profil diperbarui')
    }),
  )
  const { user } = show('/account/profile', <ProfilePage />)
  const input = await screen.findByLabelText('Pilih foto')
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }))
  expect(screen.getByText('Gunakan foto berformat JPEG, PNG, atau WebP.')).toBeInTheDocument()
  await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: 'Pakai foto ini' }))
  expect(await screen.findByLabelText('Ganti foto')).toBeInTheDocument()
  expect(type).toMatch(/^multipart\/form-data; boundary=/)
  expect(said()).toEqual(['Profil diperbarui'])
})

test('a new password keeps this tab signed in and leads on', async () => {
  session.open({ token: 't1', secret_token: 's1' }, true)
  account.profile = aProfile({ update_password: true })
  server.use(
    api.get('/account/req-old-password', () => ok({ required: true })),
    takes('/account/change-password', 'Password diperbarui', { token: 't2', secret_token: 's2' }),
  )
  const { router, user } = show('/account/changePassword?required=1&next=%2Fmarket', <Password />)
  expect(await screen.findByText('Mohon update password akun Duxi anda')).toBeInTheDocument()
  await user.type(await screen.findByLabelText('Kata sandi saat ini'), 'lama-sekali')
  await user.type(screen.getByLabelText('Kata sandi baru'), 'kuda-baterai-99')
  await user.type(screen.getByLabelText('Ulangi kata sandi baru'), 'kuda-baterai-9')
  await user.click(screen.getByRole('button', { name: 'Perbarui kata sandi' }))
  expect(await screen.findByText("Password confirmation doesn't matched!")).toBeInTheDocument()
  expect(account.sent).toEqual([])
  await user.type(screen.getByLabelText('Ulangi kata sandi baru'), '9')
  await user.click(screen.getByRole('button', { name: 'Perbarui kata sandi' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/market'))
  expect(account.sent).toEqual([{ old_pass: 'lama-sekali', new_pass: 'kuda-baterai-99' }])
  expect(session.get()).toEqual({ token: 't2', secret_token: 's2' })
  expect(said()).toEqual(['Password diperbarui'])
})

test('an account without a password is not asked for the old one', async () => {
  server.use(
    api.get('/account/req-old-password', () => ok({ required: false })),
    takes('/account/change-password', 'Password diperbarui', { token: 't2', secret_token: 's2' }),
  )
  const { user } = show('/account/changePassword', <Password />)
  await user.type(await screen.findByLabelText('Kata sandi baru'), 'kuda-baterai-99')
  expect(screen.queryByLabelText('Kata sandi saat ini')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Ulangi kata sandi baru'), 'kuda-baterai-99')
  await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }))
  await waitFor(() => expect(account.sent).toEqual([{ new_pass: 'kuda-baterai-99' }]))
})

const device = (session_uuid: string, is_current: boolean) => ({
  session_uuid,
  device: 'Android',
  browser: `Chrome ${session_uuid}`,
  place: 'Indonesia',
  address: '10.0.•.•',
  created_at: '2026-11-20T10:00:00+07:00',
  last_used_at: '2026-11-20T10:00:00+07:00',
  is_current,
})

test('one device is ended immediately, all others after a question', async () => {
  let rows = [device('a', true), device('b', false), device('c', false)]
  const ended: string[] = []
  server.use(
    api.get('/account/sessions', () => ok({ rows, total: rows.length })),
    api.post('/account/sessions/:uuid/end', ({ params }) => {
      ended.push(String(params.uuid))
      rows = rows.filter(({ session_uuid }) => session_uuid !== params.uuid)
      return ok(null, 'Sesi diakhiri.')
    }),
    api.post('/account/sessions/end-others', () => {
      ended.push('others')
      rows = rows.filter(({ is_current }) => is_current)
      return ok(null, 'Semua sesi lain diakhiri.')
    }),
  )
  const { user } = show('/account/security', <Security />)
  await user.click(await screen.findByRole('button', { name: 'Akhiri sesi Chrome b · Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome b · Android')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: '1 perangkat lain' })).toHaveFocus()
  const here = within(screen.getByRole('list', { name: 'Perangkat ini' }))
  expect(here.getByText('Chrome a · Android')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Akhiri semua sesi lain' }))
  expect(ended).toEqual(['b'])
  await user.click(within(screen.getByRole('alertdialog')).getByText('Ya, akhiri'))
  await waitFor(() => expect(screen.queryByText('Chrome c · Android')).not.toBeInTheDocument())
  expect(ended).toEqual(['b', 'others'])
  const none = 'Tidak ada perangkat lain yang masuk.'
  expect(await screen.findByRole('heading', { name: none })).toHaveFocus()
})

test('a deletion wants a reason, the password and a yes, and can be taken back', async () => {
  let dueAt: string | null = null
  server.use(
    api.get('/account/deletions', () => ok({ status: dueAt ? 'open' : 'none', due_at: dueAt })),
    api.post('/account/deletions', async ({ request }) => {
      account.sent.push(await form(request))
      dueAt = '2026-12-05T10:00:00+07:00'
      return ok(null, 'Permintaan diterima.')
    }),
    api.post('/account/deletions/cancel', () => {
      dueAt = null
      return ok(null, 'Akun Anda tetap ada.')
    }),
  )
  const { user } = show('/account/deletion', <Deletion />)
  const ask = await screen.findByRole('button', { name: 'Ajukan penghapusan akun' })
  await user.click(ask)
  expect(screen.getByText('Pilih satu alasan.')).toBeInTheDocument()
  expect(screen.getByLabelText('Mengapa Anda ingin pergi?')).toHaveFocus()
  expect(screen.getByText('Isi kata sandi Anda.')).toBeInTheDocument()
  expect(screen.getByText('Centang untuk melanjutkan.')).toBeInTheDocument()
  expect(account.sent).toEqual([])
  await user.selectOptions(screen.getByLabelText('Mengapa Anda ingin pergi?'), 'double')
  await user.type(screen.getByLabelText('Ceritakan lebih lanjut (opsional)'), 'Pindah kantor')
  await user.type(screen.getByLabelText('Kata sandi Anda'), 'rahasia')
  await user.click(screen.getByRole('checkbox'))
  await user.click(ask)
  expect(await screen.findByText('Akun Anda akan dihapus pada 5 Desember 2026')).toBeInTheDocument()
  expect(account.sent).toEqual([
    { reason: 'Saya punya akun lain: Pindah kantor', password: 'rahasia' },
  ])
  await user.click(screen.getByRole('button', { name: 'Batalkan penghapusan' }))
  expect(await screen.findByText('Ajukan penghapusan')).toBeInTheDocument()
})
