import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Highlight } from './Highlight'

test('the words that were searched for are marked, however they are written', () => {
  render(<Highlight text="Pesanan INV-77 belum dibayar" query="inv-77" />)
  expect(screen.getByText('INV-77').tagName).toBe('MARK')
  expect(document.body).toHaveTextContent('Pesanan INV-77 belum dibayar')
})

test('a text without them stays as it is', () => {
  render(<Highlight text="Pesanan" query="lain" />)
  expect(document.querySelector('mark')).toBeNull()
})
