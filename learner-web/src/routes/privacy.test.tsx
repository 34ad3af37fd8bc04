import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sections } from '../features/privacy/sections'
import { renderRoutes } from '../test/render'
import { Component } from './privacy'

test('every entry of the contents leads to a section with a heading', () => {
  renderRoutes('/privacy', { '/privacy': <Component /> })
  const links = within(screen.getByRole('navigation', { name: 'Daftar isi' })).getAllByRole('link')
  expect(links).toHaveLength(sections.length)
  for (const link of links) {
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
