import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MessageText } from './MessageText'

test('a line that names an address is a link of that name', () => {
  const complaints = vi.spyOn(console, 'error')
  const { container } = render(
    <MessageText
      text={'Bayar dengan QRIS.\n\nSelengkapnya: https://duxi.example/help-center/qris'}
    />,
  )
  expect(screen.getByRole('link', { name: 'Selengkapnya' })).toHaveAttribute(
    'href',
    'https://duxi.example/help-center/qris',
  )
  expect(container).toHaveTextContent('Bayar dengan QRIS. Selengkapnya')
  expect(complaints).not.toHaveBeenCalled()
})

test('an address within a sentence can be followed, and nothing else is a link', () => {
  render(<MessageText text="Lihat https://duxi.example/a dan javascript:alert(1) ya" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://duxi.example/a'])
})
