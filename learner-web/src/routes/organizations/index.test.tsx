import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { aProfile } from '../../test/account'
import { aPlainSite } from '../../test/auth'
import { axeViolations } from '../../test/axe'
import { fakeCaptcha } from '../../test/commerce'
import { aFaq } from '../../test/content'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

let rules: unknown

const project = {
  project_id: 1,
  slug: 'peta',
  project_name: 'Peta kompetensi',
  client: 'Dinas Data',
  year: 2025,
  summary: 'Ringkasan.',
  image_url: null,
  tags: [],
}

function answerWith(rows: object[]) {
  server.use(
    api.get('/public/faqs', ({ request }) => {
      rules = JSON.parse(new URL(request.url).searchParams.get('filterRules') ?? '[]')
      return ok({ rows, total: rows.length })
    }),
  )
}

beforeEach(() => {
  answerWith([])
  server.use(
    aPlainSite(),
    api.get('/public/additional-contents', () => ok({})),
    api.get('/public/clients', () => ok({ rows: [], total: 0 })),
    api.get('/public/projects', () => ok({ rows: [project], total: 14 })),
  )
})
afterEach(() => session.close())

const open = () => renderAt('/for-organizations', <Component />)
const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

function signInAs(is_corporate: boolean) {
  server.use(api.post('/auth/me', () => ok(aProfile({ is_corporate }))))
  session.open({ token: 't', secret_token: 's' }, false)
}

test('a visitor reads what institutions get, and how to begin', async () => {
  const { container } = open()
  expect(
    screen.getByRole('heading', { level: 1, name: 'Untuk instansi dan perusahaan' }),
  ).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Invoice dan faktur pajak' })).toBeVisible()
  expect(await linkTo('Hubungi kami')).toBe('/for-organizations#tanya')
  expect(await screen.findByRole('button', { name: 'Kirim pertanyaan' })).toBeVisible()
  expect(await linkTo('Lihat asesmen')).toBe('/product/assessment')
  expect(await linkTo('Daftarkan perusahaan')).toBe('/corporate')
  expect(screen.queryByRole('link', { name: 'Buka halaman perusahaan' })).toBeNull()
  expect(await axeViolations(container)).toEqual([])
})

test('the picture of a team is said to be an example', () => {
  open()
  const figure = screen.getByRole('figure')
  expect(within(figure).getByText('Contoh')).toBeVisible()
  expect(within(figure).getByText('Membersihkan data')).toBeVisible()
})

test('a corporate account is led to its own page', async () => {
  signInAs(true)
  open()
  expect(await linkTo('Buka halaman perusahaan')).toBe('/corporate-site')
  await screen.findByRole('heading', { name: 'Ceritakan tim Anda' })
  expect(screen.queryByRole('link', { name: 'Lihat asesmen' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Daftarkan perusahaan' })).toBeNull()
})

test('a personal account is led on like a visitor', async () => {
  signInAs(false)
  open()
  expect(await linkTo('Daftarkan perusahaan')).toBe('/corporate')
  expect(await linkTo('Lihat asesmen')).toBe('/product/assessment')
})

test('the help centre answers what it says of institutions', async () => {
  answerWith([aFaq({ faq_title: 'Bisakah pelatihan diadakan khusus untuk instansi kami?' })])
  open()
  expect(await screen.findByText(/khusus untuk instansi kami/)).toBeVisible()
  expect(rules).toEqual([{ field: 'faq_title', op: 'contains', value: 'instansi' }])
})

test('who asks for a team says for which, how many and where to call', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(
    api.post('/public/faqs/messages', async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return ok(null, 'Pertanyaan Anda terkirim')
    }),
  )
  open()
  const send = await screen.findByRole('button', { name: 'Kirim pertanyaan' })
  const type = (label: string | RegExp, text: string) =>
    userEvent.type(screen.getByLabelText(label), text)
  await type('Nama', 'Ani')
  await type('Email', 'ani@contoh.example')
  await type(/^Instansi atau perusahaan/, 'Dinas Data')
  await type(/^Perkiraan jumlah peserta/, 'banyak')
  await type('Pertanyaan', 'Bisakah kelas kami diadakan di Bandung?')
  await userEvent.click(send)
  expect(await screen.findByText('Isi dengan angka.')).toBeVisible()
  await userEvent.clear(screen.getByLabelText(/^Perkiraan jumlah peserta/))
  await type(/^Perkiraan jumlah peserta/, '40')
  await userEvent.click(send)
  expect(await screen.findByText('Pertanyaan Anda terkirim')).toBeVisible()
  expect(sent).toEqual([
    {
      fullname: 'Ani',
      email: 'ani@contoh.example',
      message: 'Bisakah kelas kami diadakan di Bandung?',
      organization: 'Dinas Data',
      headcount: '40',
      captcha: 'captcha-1',
    },
  ])
})

test('what was done for others leads to all of it', async () => {
  open()
  const project = await screen.findByText('Peta kompetensi')
  const all = project.closest('section')?.querySelector('header a')
  expect(all).toHaveAttribute('href', '/explore?tab=projects')
})

test('the form comes before the other ways to ask, and needs no link', async () => {
  server.use(
    api.get('/public/additional-contents', () =>
      ok({
        contact: {
          title: 'Hubungi kami',
          html: '',
          updated_at: '2026-11-21T00:00:00Z',
          facts: { email: 'halo@contoh.example' },
        },
      }),
    ),
  )
  open()
  const mail = await screen.findByRole('link', { name: 'halo@contoh.example' })
  const send = await screen.findByRole('button', { name: 'Kirim pertanyaan' })
  expect(send.compareDocumentPosition(mail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('link', { name: 'Lewat formulir' })).not.toBeInTheDocument()
})
