import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { Tabs } from './Tabs'

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
