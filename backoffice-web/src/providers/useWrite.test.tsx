import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Send } from '../api/call'
import { ask, BASE, read, readFile } from '../api/client'
import { readTokens, writeTokens } from '../api/tokens'
import { queryClient } from '../app/queryClient'
import { SessionGuard } from '../app/SessionGuard'
import { uploadVideo } from '../resources/courses/uploadVideo'
import { person } from '../test/people'
import { envelope, on } from '../test/server'
import { useSubmit } from '../ui/useSubmit'
import { authProvider } from './authProvider'
import { useWrite } from './useWrite'

type Work = (send: Send) => Promise<unknown>

const file = new File(['x'], 'x.pdf')
const refuse = () => envelope(null, 401, 'Silakan masuk.')

const Button = ({ work }: { work: Work }) => {
  const { mutate } = useWrite(work)
  return (
    <button type="button" onClick={() => mutate()}>
      Lakukan
    </button>
  )
}

const SubmitButton = ({ work }: { work: Work }) => {
  const { submit } = useSubmit(work)
  return (
    <button type="button" onClick={() => void submit(undefined)}>
      Lakukan
    </button>
  )
}

const show = (page: React.ReactNode) =>
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} queryClient={queryClient}>
        <SessionGuard />
        <Routes>
          <Route path="/" element={page} />
          <Route path="/login" element="Halaman masuk" />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  )

async function expectSignIn(page: React.ReactNode) {
  show(page)
  await userEvent.click(screen.getByRole('button', { name: 'Lakukan' }))
  expect(await screen.findByText('Halaman masuk')).toBeVisible()
  expect(readTokens()).toBeNull()
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person())
  on('post', '/auth/logout', refuse)
})

test.each<[string, 'get' | 'post', string, Work]>([
  [
    'a typed call',
    'post',
    '/exports',
    (send) => send('post', `${BASE}/exports`, { body: { kind: 'assessment-batch' } }),
  ],
  ['a named call', 'post', '/x/1/do', (send) => send.byName('post', `${BASE}/x/1/do`)],
  ['a file', 'post', '/pictures', (send) => send.file(`${BASE}/pictures`, { file })],
  [
    'a question',
    'post',
    '/wall/preview',
    () => ask(`${BASE}/wall/preview`, { body: { body: '' } }),
  ],
  ['a reading', 'get', '/my-day', () => read(`${BASE}/my-day`)],
  ['a download', 'get', '/import-kinds/x/sample', () => readFile(`${BASE}/import-kinds/x/sample`)],
  ['a video', 'post', '/video-uploads', () => uploadVideo(file, 'video', () => undefined)],
])('%s with a dead session leads to the sign-in', async (_kind, method, path, work) => {
  on(method, path, refuse)
  await expectSignIn(<Button work={work} />)
})

test('a form with a dead session leads to the sign-in', async () => {
  on('post', '/wall', refuse)
  await expectSignIn(<SubmitButton work={(send) => send.byName('post', `${BASE}/wall`)} />)
})

test('many files with a dead session lead to the sign-in, though each refusal is kept', async () => {
  on('post', '/tax-invoices/files', refuse)
  const keep: Work = (send) =>
    send.file(`${BASE}/tax-invoices/files`, { file }).catch(() => undefined)
  await expectSignIn(<Button work={keep} />)
})
