import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { on } from '../test/server'
import { line } from '../test/sidebar'
import { App } from './App'

beforeEach(() => {
  localStorage.clear()
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['dashboard.view', 'batches.view'] }))
  on('get', '/work', () => ({ rows: [waiting('money-cases', 4), waiting('news', 2)], total: 2 }))
  on('get', '/batches', () => ({ rows: [], total: 0 }))
  window.history.replaceState(null, '', '/backoffice/batches')
})

const waiting = (key: string, count: number) => ({
  key,
  label: key,
  path: `/${key}`,
  count,
  oldest: null,
  amount: null,
  deadline: null,
  starts_at: null,
})

const group = (id: number, label: string, key: string) => ({
  ...line(id, `section:${key}`, label),
  path: '',
  children: [line(id + 100, key, `Daftar ${label}`)],
})

beforeEach(() => {
  const rows = [
    line(1, 'dashboard', 'Dasbor'),
    group(2, 'Katalog', 'catalog-products'),
    group(3, 'Konten', 'news'),
    group(4, 'Asesmen', 'batches'),
    group(5, 'Laporan', 'exports'),
    group(6, 'Keuangan', 'money-cases'),
  ]
  on('get', '/sidebar', () => ({ rows, total: rows.length }))
})

const openMenu = async () => {
  render(<App />)
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' })
  return within(menu)
}

test('the group of the current page is open, others after a click', async () => {
  const menu = await openMenu()
  await menu.findByRole('button', { name: 'Laporan' })
  const isOpen = (name: string) =>
    menu.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'
  expect(['Katalog', 'Konten', 'Asesmen', 'Laporan'].map(isOpen)).toEqual([
    false,
    false,
    true,
    false,
  ])
  menu.getByRole('button', { name: 'Laporan' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen('Laporan')).toBe(true)
  expect(JSON.stringify({ ...localStorage })).toMatch(/menu\.opened\./)
})

test('a line with a star is shown on top', async () => {
  const menu = await openMenu()
  await userEvent.click(await menu.findByRole('button', { name: 'Konten' }))
  await userEvent.click(await menu.findByRole('button', { name: 'Favorit: Daftar Konten' }))
  expect(menu.getAllByRole('link')[0]).toHaveTextContent('Daftar Konten')
  expect(JSON.stringify({ ...localStorage })).toMatch(/menu\.favourites\./)
  const [star] = menu.getAllByRole('button', { name: 'Favorit: Daftar Konten', pressed: true })
  if (star) await userEvent.click(star)
  expect(menu.getAllByRole('link')[0]).toHaveTextContent('Dasbor')
})

test('a folded group says how many things wait in it, and so does their line', async () => {
  const menu = await openMenu()
  const heading = await menu.findByRole('button', { name: 'Keuangan 4 menunggu' })
  await userEvent.click(heading)
  expect(await menu.findByRole('link', { name: 'Daftar Keuangan 4 menunggu' })).toBeVisible()
  expect(menu.queryByRole('button', { name: /Konten 2/ })).toBeNull()
})
