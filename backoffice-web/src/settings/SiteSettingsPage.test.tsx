import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'

const settings = {
  landing_redirect: false,
  landing_url: '',
  chatbot: true,
  siduxi_engine: '',
  siduxi_logo_image: '',
  siduxi_avatar: '',
  siduxi_image: '',
  whatsapp_link: 'https://wa.me/62811',
  feedback_scale: 5,
  version: 1,
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['site-settings.view', 'site-settings.change']
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/site-settings', () => settings)
  window.history.replaceState(null, '', '/backoffice/site-settings')
})

test('only changes can be saved, and they can be taken back', async () => {
  render(<App />)
  const user = userEvent.setup()
  const save = await screen.findByRole('button', { name: 'Simpan' })
  expect(save).toBeDisabled()
  expect(screen.getByLabelText('Alamat situs itu')).toBeDisabled()
  await user.click(screen.getByLabelText('Alihkan pengunjung ke situs lain'))
  expect(save).toBeEnabled()
  expect(screen.getByLabelText('Alamat situs itu')).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(save).toBeDisabled()
  expect(screen.getByLabelText('Alihkan pengunjung ke situs lain')).not.toBeChecked()
}, 60_000)
