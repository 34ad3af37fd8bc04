import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { usePageMeta } from '../../lib/pageMeta'
import { renderNested } from '../../test/render'
import { announce } from '../../ui/announce'
import { Link } from '../../ui/Link'
import { PageFocus } from './PageFocus'

function Frame() {
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <Link to="/late">Produk</Link>
      <Link to="/own">Masuk</Link>
      <Link to="/intro">Cek</Link>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <PageFocus main={main} />
    </>
  )
}

function Late() {
  const [isHere, setHere] = useState(false)
  usePageMeta('Produk A')
  useEffect(() => {
    setTimeout(() => setHere(true), 20)
  }, [])
  if (!isHere) return <p>Memuat</p>
  return (
    <>
      <h1>Produk A</h1>
      <Link to="/late?sort=new">Terbaru</Link>
    </>
  )
}

function Own() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Email" />
}

function Intro() {
  const [started, setStarted] = useState(false)
  if (started) return <h1 key="question">Soal 1</h1>
  return (
    <div>
      <h1>Cek kemampuan</h1>
      <button type="button" onClick={() => setStarted(true)}>
        Mulai sekarang
      </button>
    </div>
  )
}

const show = () =>
  renderNested('/', <Frame />, {
    '/': <h1>Beranda</h1>,
    '/late': <Late />,
    '/own': <Own />,
    '/intro': <Intro />,
  })
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

afterEach(() => announce(''))

test('the first page is not jumped into', () => {
  show()
  expect(document.body).toHaveFocus()
})

test('a new page starts at its heading, also at one that comes late, and is announced', async () => {
  show()
  await follow('Produk')
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(async () => expect(await heading('Produk A')).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('Produk A | Duxi')
})

test('other words in the query are the same page', async () => {
  show()
  await follow('Produk')
  await heading('Produk A')
  await follow('Terbaru')
  expect(screen.getByRole('link', { name: 'Terbaru' })).toHaveFocus()
})

test('a page that puts the focus somewhere keeps it', async () => {
  show()
  await follow('Masuk')
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('what takes the place of the pressed button starts at its heading', async () => {
  show()
  await follow('Cek')
  await userEvent.click(screen.getByRole('button', { name: 'Mulai sekarang' }))
  await waitFor(async () => expect(await heading('Soal 1')).toHaveFocus())
})
