import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { Marked, RichText } from './RichText'

test('an editor’s text keeps its elements; a heading sinks below those around it', () => {
  renderAt('/', <RichText html="<h2>Judul</h2><ul><li>Satu</li></ul>" deeper={2} />)
  expect(screen.getByRole('heading', { name: 'Judul', level: 4 })).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('Satu')
})

test('nothing but known elements and safe links is built', () => {
  const html =
    '<p onclick="x()">A<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="/"></iframe></p>' +
    '<a href="javascript:alert(1)">buruk</a><a href="//jahat.id">keluar</a><a href="/news">berita</a>'
  const { container } = renderAt('/', <RichText html={html} />)
  expect(container.querySelectorAll('script, img, iframe, [onclick]')).toHaveLength(0)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'berita' })).toHaveAttribute('href', '/news')
  expect(container).toHaveTextContent('buruk')
})

test('a found line shows its marks and the words of everything else', () => {
  const { container } = renderAt(
    '/',
    <Marked html={'<b>Ilmu</b> <mark class=x onload=y>data</mark> &lt;script&gt;'} />,
  )
  const bdi = container.querySelector('bdi')
  expect(bdi).toHaveTextContent('Ilmu data <script>')
  expect(bdi?.querySelectorAll('*')).toHaveLength(1)
  expect(bdi?.querySelector('mark')).toHaveTextContent('data')
  expect(bdi?.querySelector('mark')).not.toHaveAttribute('onload')
})
