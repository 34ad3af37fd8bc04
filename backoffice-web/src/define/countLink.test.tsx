import { fireEvent, screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { AdminContext, type AuthProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { countLink } from './countLink'

const link = countLink('unit_count', 'role-kompetensi')
const allowing = (may: boolean) => ({ canAccess: async () => may }) as unknown as AuthProvider

function show(count: number, may = true) {
  let rows = 0
  const { unmount } = render(
    <MemoryRouter>
      <AdminContext authProvider={allowing(may)}>
        {/* biome-ignore lint/a11y: the row of a table, which opens its record */}
        <div onClick={() => rows++}>{link({ id: 7, unit_count: count })}</div>
      </AdminContext>
    </MemoryRouter>,
  )
  return { rows: () => rows, unmount }
}

test('a count leads to the column of its record in the matrix, and not into the record', async () => {
  const { rows } = show(1234)
  const found = await screen.findByRole('link', { name: '1.234' })
  expect(found).toHaveAttribute('href', '/role-kompetensi?column=7')
  fireEvent.click(found)
  expect(rows()).toBe(0)
})

test('nothing to see, or no right to see it, is a number alone', async () => {
  const { unmount } = show(0)
  expect(screen.getByText('0')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  show(4, false)
  expect(await screen.findByText('4')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('link')).toBeNull()
})
