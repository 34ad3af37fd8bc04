import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RichText } from './RichText'

const draw = (html: string) =>
  render(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  ).container

test('draws what Markdown gives', () => {
  draw('<h2>Judul</h2><p>Halo <strong>semua</strong></p><ul><li>satu</li></ul>')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Judul')
  expect(screen.getByText('semua').tagName).toBe('STRONG')
  expect(screen.getByRole('listitem')).toHaveTextContent('satu')
})

test('draws nothing else, and no link that runs something', () => {
  const found = draw(
    '<script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">klik</a><p onclick="x()">isi</p>',
  )
  expect(found.querySelector('script, img, a, [onclick]')).toBeNull()
  expect(found).toHaveTextContent('klik')
})

test('links of the back office stay in the app', () => {
  draw('<a href="/backoffice/tasks">tugas</a><a href="https://contoh.example/x">luar</a>')
  expect(screen.getByRole('link', { name: 'tugas' })).toHaveAttribute('href', '/tasks')
  expect(screen.getByRole('link', { name: 'luar' })).toHaveAttribute('rel', 'noopener noreferrer')
})
