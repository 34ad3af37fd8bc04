import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toast } from '../../ui/toast'
import { ReplyForm } from './ReplyForm'

test('a refused reply is shown once, above what was written', async () => {
  const refusal = 'Diskusi ini memakai mode lambat.'
  server.use(api.post('/forum/discussions/:uuid/reply', () => failed(429, refusal)))
  const toasted = vi.spyOn(toast, 'error')
  renderAt('/', <ReplyForm uuid="d1" parent={null} />)
  await userEvent.type(screen.getByLabelText('Balasan Anda'), 'Satu lagi.')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim balasan' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
  expect(toasted).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Balasan Anda')).toHaveValue('Satu lagi.')
})

test('after sending, the focus is in the empty editor and not lost with the button', async () => {
  server.use(api.post('/forum/discussions/:uuid/reply', () => ok({}, 'Balasan terkirim')))
  renderAt('/', <ReplyForm uuid="d1" parent={null} />)
  const editor = screen.getByLabelText('Balasan Anda')
  await userEvent.type(editor, 'Satu lagi.')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim balasan' }))
  await waitFor(() => expect(editor).toHaveValue(''))
  expect(editor).toHaveFocus()
})
