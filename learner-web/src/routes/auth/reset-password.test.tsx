import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import { hears } from '../../test/auth'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './reset-password'

const OVER = 'Invalid or expired session to reset your password!'
const UPDATED = 'Your new password has been successfully updated.'

afterEach(() => session.close())

function linkAnswers(answer: () => Response) {
  server.use(api.get('/auth/reset-password/kunci', answer))
}
const works = (given = {}) =>
  ok({ email_hint: 'a•••@contoh.example', requires_old_password: false, ...given })

function open(path = '/reset-password?key=kunci') {
  return renderRoutes(path, { '/reset-password': <Component /> })
}

async function fill(confirmation = 'kucing-lari-pagi') {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Kata sandi baru'), 'kucing-lari-pagi')
  await user.type(screen.getByLabelText('Ulangi kata sandi baru'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Simpan kata sandi baru' }))
}

test('the key leaves the address immediately and survives a reload of the tab', async () => {
  linkAnswers(works)
  const router = open()
  expect(await screen.findByText(/a•••@contoh\.example/)).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  expect(sessionStorage.getItem('duxi.resetKey')).toContain('kunci')
  cleanup()
  open('/reset-password')
  expect(await screen.findByText(/a•••@contoh\.example/)).toBeInTheDocument()
})

test('a new password is set, the session here ends and the key is forgotten', async () => {
  session.open({ token: 't', secret_token: 's' }, true)
  linkAnswers(works)
  const heard = hears('/account/reset-password', () => ok(null, UPDATED))
  open()
  await fill()
  expect(await screen.findByText(UPDATED)).toBeInTheDocument()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ token: 'kunci', new_pass: 'kucing-lari-pagi' })
  expect(session.get()).toBeNull()
  expect(sessionStorage.getItem('duxi.resetKey')).toBeNull()
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/signIn')
})

test('staff sign in to the back office', async () => {
  linkAnswers(() => works({ is_staff: true }))
  hears('/account/reset-password', () => ok(null, UPDATED))
  open()
  await fill()
  expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/backoffice/')
})

test('a confirmation that differs is shown and nothing is sent', async () => {
  linkAnswers(works)
  const heard = hears('/account/reset-password', () => ok(null, UPDATED))
  open()
  await fill('kucing')
  expect(await screen.findByText("Password confirmation doesn't matched!")).toBeInTheDocument()
  expect(heard).not.toHaveBeenCalled()
})

test('the old password is asked for where the server wants it', async () => {
  linkAnswers(() => works({ requires_old_password: true }))
  const heard = hears('/account/reset-password', () => ok(null, UPDATED))
  open()
  await userEvent.type(await screen.findByLabelText('Kata sandi lama'), 'lama')
  await fill()
  await waitFor(() =>
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ old_pass: 'lama' })),
  )
})

test('what the server says of the password is shown beside it', async () => {
  linkAnswers(works)
  hears('/account/reset-password', () =>
    failed(422, 'Kata sandi ini terlalu umum.', { new_pass: ['Kata sandi ini terlalu umum.'] }),
  )
  open()
  await fill()
  expect(await screen.findByText('Kata sandi ini terlalu umum.')).toBeInTheDocument()
  expect(screen.getByLabelText('Kata sandi baru')).toHaveFocus()
})

test('a link that is over says so and shows the way to another one', async () => {
  linkAnswers(() => failed(409, OVER))
  open()
  expect(await screen.findByRole('heading', { name: 'Invalid Session' })).toBeInTheDocument()
  expect(screen.getByText(OVER)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
    'href',
    '/forgotPassword',
  )
})

test('so does an address without a key', () => {
  open('/reset-password')
  expect(screen.getByRole('heading', { name: 'Invalid Session' })).toBeInTheDocument()
})

test('a link that runs out while the form is open leads to the same place', async () => {
  let asked = 0
  linkAnswers(() => {
    asked += 1
    return asked === 1 ? works() : failed(409, OVER)
  })
  hears('/account/reset-password', () => failed(409, OVER))
  open()
  await fill()
  expect(await screen.findByRole('heading', { name: 'Invalid Session' })).toBeInTheDocument()
})
