import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearTokens, writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { on } from '../test/server'
import { App } from './App'

const batch = {
  id: 4,
  code: 'B4',
  name: 'Batch Analis Data',
  blueprint_title: 'Asesmen Analis Data',
  job_role_name: 'Analis Data',
  instansi_name: 'Badan Contoh',
  opens_at: '2026-11-01T09:00:00+07:00',
  closes_at: null,
  accepts_public: true,
  trainers: [{ id: 1, fullname: 'Trainer Contoh' }],
  participant_count: 40,
  finished_count: 29,
  average_score: 71.25,
  status: 'running',
}

const job = (status: string, rows_done: number) => ({
  uuid: 'u-1',
  kind: 'assessment-batch',
  params: { batch_id: 4 },
  title: 'Laporan Batch Analis Data',
  status,
  progress: rows_done / 4,
  rows_done,
  rows_total: 400,
  filename: 'batch.xlsx',
  size: 2048,
  download_url: status === 'done' ? '/api/backoffice/v1/exports/u-1/file?signature=s' : null,
  created_at: '2026-11-20T09:00:00+07:00',
})

const permissions = ['dashboard.view', 'batches.view', 'exports.view', 'exports.add']

beforeEach(() => {
  localStorage.clear()
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ fullname: 'Trainer Contoh', permissions }))
  on('get', '/batches', () => ({ rows: [batch], total: 1 }))
  on('get', '/batches/4', () => batch)
})

const openBatches = () => {
  window.history.pushState({}, '', '/backoffice/batches')
  render(<App />)
}

test('a line of the menu opens its page at the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  openBatches()
  expect(await screen.findByText('Batch Analis Data')).toBeVisible()
  const menu = screen.getByRole('navigation', { name: 'Menu utama' })
  scroll.mockClear()
  await userEvent.click(within(menu).getByRole('link', { name: 'Batch' }))
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('the menu shows what the permissions allow, the list what the server sends', async () => {
  openBatches()
  expect(await screen.findByText('Batch Analis Data')).toBeVisible()
  const menu = screen.getByRole('navigation', { name: 'Menu utama' })
  const lines = within(menu).getAllByRole('link')
  expect(lines.map((line) => line.textContent)).toEqual(['Dasbor', 'Batch'])
  expect(within(menu).getByRole('button', { name: 'Laporan' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Tambah' })).toBeNull()
})

test('an export goes from the button over its progress to the download', async () => {
  const answers = [job('running', 100), job('done', 400)]
  on('post', '/exports', async (request) => {
    expect(await request.json()).toEqual({ kind: 'assessment-batch', params: { batch_id: 4 } })
    return job('queued', 0)
  })
  const current = () => (answers.length > 1 ? answers.shift() : answers[0])
  on('get', '/exports/u-1', current)
  on('get', '/exports', (request) => {
    const rules = new URL(request.url).searchParams.get('filterRules')
    expect(rules).toBe('[{"field":"batch_id","op":"eq","value":4}]')
    return { rows: [], total: 0 }
  })
  openBatches()
  const user = userEvent.setup()
  await user.click(await screen.findByText('Batch Analis Data'))
  await user.click(await screen.findByRole('button', { name: 'Ekspor Excel' }))
  expect(await screen.findByText('100 dari 400 baris')).toBeVisible()
  const link = await screen.findByRole('link', { name: /^Unduh.*Laporan Batch Analis Data$/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('signature=s'))
})

test('an export that another browser asked for can be asked for again', async () => {
  const asked: unknown[] = []
  const failed = { ...job('failed', 0), error: 'Ekspor gagal dibuat.' }
  on('get', '/exports', () => ({ rows: [failed], total: 1 }))
  on('get', '/exports/u-1', () => failed)
  on('post', '/exports', async (request) => {
    asked.push(await request.json())
    return job('queued', 0)
  })
  window.history.pushState({}, '', '/backoffice/exports')
  render(<App />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Coba lagi' }))
  await expect.poll(() => asked).toEqual([{ kind: 'assessment-batch', params: { batch_id: 4 } }])
})

test('a visitor is led to the sign-in without flooding the browser history', async () => {
  clearTokens()
  const pushes = vi.spyOn(window.history, 'pushState')
  openBatches()
  expect(await screen.findByRole('heading', { name: 'Masuk ke ruang kerja' })).toBeVisible()
  const ways = pushes.mock.calls.filter(([, , to]) => String(to).endsWith('/login'))
  expect(ways.length).toBeLessThanOrEqual(2)
})

test('the address of a table without pages is not found', async () => {
  window.history.pushState({}, '', '/backoffice/products')
  render(<App />)
  expect(
    await screen.findByText('Halaman tidak ditemukan', { selector: 'h1, h2, p' }),
  ).toBeVisible()
})
