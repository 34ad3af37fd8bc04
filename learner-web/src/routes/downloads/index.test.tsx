import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Download } from '../../api/learning'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Toaster } from '../../ui/Toaster'
import { Component } from './index'

const row: Download = {
  download_kind: 'export',
  download_label: 'Ekspor',
  download_title: 'Peserta kelas',
  download_detail: '',
  download_created_at: '2026-12-01T09:00:00+07:00',
  download_size: 2048,
  download_url: '/api/backoffice/v1/exports/u/download?signature=s',
}

test('a file that was deleted meanwhile shows "gagal membuat link download"', async () => {
  let asked = 0
  server.use(
    api.get('/downloads', () => {
      asked += 1
      return ok({
        rows: [{ ...row, download_url: asked === 1 ? row.download_url : null }],
        total: 1,
      })
    }),
  )
  renderAt(
    '/downloads',
    <>
      <Component />
      <Toaster />
    </>,
  )
  expect(await screen.findByText(/2 KB/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Unduh / }))
  expect(await screen.findByText('gagal membuat link download')).toBeInTheDocument()
  expect(asked).toBe(2)
})

test('a file is saved beside the page, never in its place', async () => {
  const clicked: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this)
  })
  server.use(api.get('/downloads', () => ok({ rows: [row], total: 1 })))
  renderAt('/downloads', <Component />)
  await userEvent.click(await screen.findByRole('button', { name: /^Unduh / }))
  await waitFor(() => expect(clicked).toHaveLength(1))
  expect(clicked[0]).toHaveAttribute('href', row.download_url)
  expect(clicked[0]).toHaveAttribute('download')
  expect(clicked[0]).toHaveAttribute('target', '_blank')
})

test('without files the way leads to what one owns', async () => {
  server.use(api.get('/downloads', () => ok({ rows: [], total: 0 })))
  renderAt('/downloads', <Component />)
  expect(await screen.findByRole('link', { name: 'Ke Belajar saya' })).toHaveAttribute(
    'href',
    '/my-learning',
  )
})
