import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { HelpTile } from './HelpTile'

test.each([
  [10, 'xl:col-span-2', false],
  [8, 'xl:col-span-1', false],
  [9, 'xl:hidden', true],
  [12, 'xl:hidden', false],
])('after %i tiles it fills what the rows leave: %s, in two columns %s', (after, wide, narrow) => {
  renderAt('/', <HelpTile after={after} />)
  const item = screen.getByRole('listitem')
  expect(item).toHaveClass(wide)
  expect(item.classList.contains('sm:block')).toBe(narrow)
})
