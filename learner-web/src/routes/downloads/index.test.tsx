import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Download } from '../../api/learning'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Toaster } from '../../ui/Toaster'
import { Component } from './index'

const row: Download = {
  download_kind: 'export',
  download_label: 'Ekspor',
  download_title: 'Peserta kelas',
  download_created_at: '2026-12-01T09:00:00+07:00',
  download_size: 2048,
  download_url: '/api/backoffice/v1/exports/u/download?signature=s',
}

test('a file that is gone meanwhile says so in the words of the specification', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Unduh' }))
  expect(await screen.findByText('gagal membuat link download')).toBeInTheDocument()
  expect(asked).toBe(2)
})

test('without files the way leads to what one owns', async () => {
  server.use(api.get('/downloads', () => ok({ rows: [], total: 0 })))
  renderAt('/downloads', <Component />)
  expect(await screen.findByRole('link', { name: 'Ke Belajar saya' })).toHaveAttribute(
    'href',
    '/my-learning',
  )
})
