import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sections } from '../../features/privacy/sections'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

beforeEach(() => server.use(api.get('/public/additional-contents', () => ok({}))))

test('every entry of the contents leads to a section with a heading', () => {
  renderRoutes('/privacy', { '/privacy': <Component /> })
  const [folded, beside] = screen.getAllByRole('navigation', { name: 'Daftar isi', hidden: true })
  const links = [folded, beside].map((nav) =>
    within(nav as HTMLElement).getAllByRole('link', { hidden: true }),
  )
  expect(links.map(({ length }) => length)).toEqual([sections.length, sections.length])
  for (const link of links.flat()) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    const section = document.getElementById(id)
    expect(section?.querySelector('h2')).toHaveTextContent(link.textContent ?? '')
  }
})

test('it can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  renderRoutes('/privacy', { '/privacy': <Component /> })
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }))
  expect(print).toHaveBeenCalledOnce()
})
