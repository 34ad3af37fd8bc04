import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { CategoryLinks } from './CategoryLinks'
import { Menu } from './Menu'

const ROLE = { job_role_id: 1, job_role_slug: 'analis-data', job_role_name: 'Analis Data' }

beforeEach(() => server.use(api.get('/public/job-roles', () => ok({ rows: [ROLE], total: 1 }))))
afterEach(() => void vi.useRealTimers())

async function stand() {
  renderAt(
    '/',
    <Menu opensOnHover label="Kategori" trigger="Kategori" triggerClass="">
      <CategoryLinks />
    </Menu>,
  )
  // What listens comes after the menu.
  await act(async () => void (await import('./hoverOpen')))
  vi.useFakeTimers()
  return document.querySelector('details') as HTMLDetailsElement
}

function point(details: HTMLElement, type: 'pointerenter' | 'pointerleave', pointerType: string) {
  const event = Object.assign(new Event(type), { pointerType })
  act(() => void details.dispatchEvent(event))
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a mouse that rests on it opens it, and shuts it some time after it has left', async () => {
  const details = await stand()
  point(details, 'pointerenter', 'mouse')
  wait(100)
  expect(details.open).toBe(false)
  wait(100)
  expect(details.open).toBe(true)
  point(details, 'pointerleave', 'mouse')
  wait(400)
  expect(details.open).toBe(false)
})

test('a passing mouse and a finger open nothing', async () => {
  const details = await stand()
  point(details, 'pointerenter', 'mouse')
  point(details, 'pointerleave', 'mouse')
  wait(1000)
  expect(details.open).toBe(false)
  point(details, 'pointerenter', 'touch')
  wait(1000)
  expect(details.open).toBe(false)
})

test('arrows go through the links, in rows of two', () => {
  renderAt('/', <CategoryLinks />)
  const links = screen.getAllByRole('link')
  links[0]?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  press('ArrowRight')
  expect(links[1]).toHaveFocus()
  press('ArrowDown')
  expect(links[3]).toHaveFocus()
  press('ArrowLeft')
  press('ArrowUp')
  press('ArrowUp')
  expect(links[0]).toHaveFocus()
})

test('the roles that can be measured lead to their pages', async () => {
  renderAt('/', <CategoryLinks />)
  const role = await screen.findByRole('link', { name: 'Analis Data' })
  expect(role).toHaveAttribute('href', '/explore/analis-data')
})
