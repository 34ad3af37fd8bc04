import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'

const axis = (id: number, name: string) => ({ id, code: `K-${id}`, name, group: '' })

test('keys work as in a spreadsheet, and one request carries the changed cells alone', async () => {
  const sent: unknown[] = []
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['role-kompetensi.view', 'role-kompetensi.change']
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/role-kompetensi', () => ({
    name: 'role-kompetensi',
    hint: '',
    levels: [1, 2, 3, 4, 5],
    rows: [axis(1, 'Unit satu'), axis(2, 'Unit dua'), axis(3, 'Unit tiga')],
    columns: [axis(7, 'Analis'), axis(8, 'Arsitek')],
    cells: [{ row: 2, column: 7, text: '2' }],
  }))
  on('put', '/role-kompetensi', async (request) => {
    sent.push(await request.json())
    return { cells: [{ row: 1, column: 7, text: '3' }] }
  })
  window.history.replaceState(null, '', '/backoffice/role-kompetensi')
  render(<App />)
  const user = userEvent.setup()
  const grid = await screen.findByRole('grid', {}, { timeout: 10_000 })
  grid.focus()
  await user.keyboard('3{Enter}')
  expect(grid).toHaveFocus()
  expect(grid).toHaveAttribute('aria-activedescendant', 'cell-1-0')
  await user.keyboard('9{Enter}')
  expect(screen.getByRole('textbox', { name: 'Isi sel' })).toBeInvalid()
  expect(await screen.findByText('Level 9 tidak ada. Yang ada: 1, 2, 3, 4, 5.')).toBeVisible()
  await user.keyboard('{Escape}4{Escape}')
  expect(screen.getByRole('gridcell', { name: '2' })).toBeVisible()
  await user.keyboard('5{Tab}')
  expect(grid).toHaveAttribute('aria-activedescendant', 'cell-1-1')
  await user.keyboard('{Control>}z{/Control}')
  await user.keyboard('{Control>}s{/Control}')
  await expect.poll(() => sent).toEqual([{ cells: [{ row: 1, column: 7, text: '3', was: '' }] }])
}, 60_000)
