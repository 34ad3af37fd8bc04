import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { on } from '../test/server'
import { sidebar } from '../test/sidebar'
import { App } from './App'

const [home, ...groups] = sidebar
const copies = (many: number) =>
  Array.from({ length: many }, (_, copy) =>
    groups.map((group) => ({
      ...group,
      id: group.id + 100 * (copy + 1),
      label: `${group.label} ${copy}`,
    })),
  ).flat()

beforeEach(() => {
  localStorage.clear()
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['dashboard.view', 'batches.view'] }))
  on('get', '/batches', () => ({ rows: [], total: 0 }))
  window.history.replaceState(null, '', '/backoffice/batches')
})

async function menuOf(nodes: typeof sidebar) {
  on('get', '/sidebar', () => ({ rows: nodes, total: nodes.length }))
  render(<App />)
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' })
  const group = (name: string) => within(menu).findByRole('button', { name })
  return { menu, group }
}

test('all groups of a short menu are open', async () => {
  const { group } = await menuOf(sidebar)
  expect(await group('Laporan')).toHaveAttribute('aria-expanded', 'true')
})

test('of a long menu the first group and that of the page are open; what a person opens is remembered', async () => {
  const { menu, group } = await menuOf([...(home ? [home] : []), ...copies(20), ...groups])
  const [reports, own] = [await group('Laporan'), await group('Asesmen')]
  expect(await group('Asesmen 0')).toHaveAttribute('aria-expanded', 'true')
  expect(own).toHaveAttribute('aria-expanded', 'true')
  expect(reports).toHaveAttribute('aria-expanded', 'false')
  reports.focus()
  await userEvent.keyboard('{Enter}')
  expect(reports).toHaveAttribute('aria-expanded', 'true')
  expect(within(menu).getByRole('link', { name: 'Ekspor' })).toBeInTheDocument()
  expect(JSON.stringify({ ...localStorage })).toMatch(/menu\.opened\./)
  await userEvent.click(own)
  expect(own).toHaveAttribute('aria-expanded', 'false')
})
