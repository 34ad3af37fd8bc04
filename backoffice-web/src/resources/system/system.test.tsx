import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const group = {
  id: 3,
  name: 'Penulis materi',
  is_standard: false,
  member_count: 2,
  permission_count: 1,
  permissions: [],
  members: [],
  version: 1,
}

const open = (path: string) => {
  history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
  return userEvent.setup()
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['view', 'delete'].map((verb) => `groups.${verb}`)
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/groups/3', () => group)
})

test.each(['/menus', '/site-settings', '/imports'])('%s is not for everybody', async (path) => {
  open(path)
  expect(await screen.findByText('Halaman ini belum dibuka untuk Anda')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Akses ditolak')
})

test('deleting a group says who loses what', async () => {
  const user = open('/groups/3/show')
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('2 anggota kehilangan akses')
})

test('a built-in group cannot be deleted', async () => {
  on('get', '/groups/3', () => ({ ...group, is_standard: true }))
  open('/groups/3/show')
  expect((await screen.findAllByText('Penulis materi'))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull()
})

test('the menu’s page calls its lines as the menu does, in English too', async () => {
  const names = { label: 'Pesanan', label_en: 'Orders', icon: '', path: '/orders', position: 1 }
  const row = { ...names, id: 1, key: 'orders', parent_id: null, is_active: true, groups: [] }
  on('get', '/auth/me', () => person({ permissions: ['menus.view', 'menus.change'] }))
  on('get', '/menus', () => ({ rows: [row], total: 1 }))
  const user = open('/menus')
  expect(await screen.findByRole('link', { name: 'Pesanan' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }))
  await user.click(await screen.findByRole('menuitem', { name: 'English' }))
  expect(await screen.findByRole('link', { name: 'Orders' })).toBeVisible()
}, 60_000)
