import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Styled } from '../test/styled'
import { PageTitle } from './PageTitle'

test('the heading is none until the page has said its name', async () => {
  render(
    <Styled>
      <MemoryRouter>
        <PageTitle />
      </MemoryRouter>
    </Styled>,
  )
  expect(screen.queryByRole('heading')).toBeNull()
  await act(async () => {
    screen.getByRole('heading', { hidden: true }).textContent = 'Produk'
  })
  expect(screen.getByRole('heading', { name: 'Produk' })).toBeVisible()
})
