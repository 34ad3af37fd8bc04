import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { bringAlong } from './bringIntoSight'
import { Tabs } from './Tabs'

const scrollIntoView = Element.prototype.scrollIntoView
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})

function Example() {
  const [value, setValue] = useState<'one' | 'two' | 'three'>('one')
  const tabs = (['one', 'two', 'three'] as const).map((name) => ({
    value: name,
    label: name,
    panel: `panel ${name}`,
  }))
  return <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue} />
}

test('arrows, Home and End move the focus around, Enter opens', async () => {
  renderAt('/', <Example />)
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'one' })).toHaveTextContent('panel one')
  await user.keyboard('{Home}{ArrowRight}{Enter}')
  expect(screen.getByRole('tab', { name: 'two', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('panel two')
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus()
})

test('one Tab leaves the list for its panel', async () => {
  renderAt('/', <Example />)
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

test('showing a tab never moves the page', async () => {
  const moved = vi.fn()
  Element.prototype.scrollIntoView = moved
  renderAt('/', <Example />)
  await userEvent.click(screen.getByRole('tab', { name: 'three' }))
  expect(moved).not.toHaveBeenCalled()
})

test('along its line a tab out of sight comes to the middle', () => {
  const line = document.createElement('div')
  const tab = document.createElement('button')
  line.getBoundingClientRect = () => new DOMRect(0, 0, 300, 44)
  tab.getBoundingClientRect = () => new DOMRect(420, 0, 100, 44)
  bringAlong(tab, line)
  expect(line.scrollLeft).toBe(320)
  tab.getBoundingClientRect = () => new DOMRect(100, 0, 100, 44)
  bringAlong(tab, line)
  expect(line.scrollLeft).toBe(320)
})
