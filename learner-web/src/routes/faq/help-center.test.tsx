import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../test/axe'
import { aSite, fakeCaptcha } from '../../test/commerce'
import { aFaq } from '../../test/content'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as ClinicFaq } from './clinic-answer'
import { Component as HelpCenter } from './help-center'

let asked: URLSearchParams[]
const sent = vi.fn()

const category = {
  uuid: 'c-1',
  slug: 'pembelian',
  name: 'Pembayaran',
  summary: 'Keranjang dan cara bayar.',
  faq_count: 12,
}

async function formOf(request: Request) {
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

function answer(rows: object[], total = rows.length) {
  server.use(
    api.get('/public/faqs', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return ok({ rows, total })
    }),
  )
}

beforeEach(() => {
  asked = []
  sent.mockReset()
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(
    aSite(),
    api.get('/public/additional-contents', () => ok({})),
    api.get('/public/faqs/categories', () => ok({ rows: [category], total: 1 })),
    api.post('/public/faqs/helped', async ({ request }) => {
      sent(await formOf(request))
      return ok(null)
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const openAnswer = async () => userEvent.click(await screen.findByText('Bagaimana cara membayar?'))
const rules = () => JSON.parse(asked.at(-1)?.get('filterRules') ?? '[]')

test('who has asked nothing yet chooses a topic, which says what it is about', async () => {
  answer([aFaq()])
  renderAt('/help-center', <HelpCenter />)
  const topic = await screen.findByRole('link', { name: /^Pembayaran 12 pertanyaan/ })
  expect(within(topic).getByText('Keranjang dan cara bayar.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Pilih topik' })).toBeInTheDocument()
  await userEvent.click(topic)
  expect(await screen.findByRole('heading', { name: 'Kategori' })).toBeInTheDocument()
  expect(screen.queryByText('Keranjang dan cara bayar.')).not.toBeInTheDocument()
})

test('the address decides what is asked; a category narrows it', async () => {
  answer([aFaq()], 25)
  renderAt('/help-center?q=bayar&page=2', <HelpCenter />)
  expect(await screen.findByText('25 pertanyaan')).toBeInTheDocument()
  expect(asked.at(-1)?.get('page')).toBe('2')
  expect(asked.at(-1)?.get('rows')).toBe('10')
  expect(rules()).toEqual([{ field: 'faq_words', op: 'contains', value: 'bayar' }])
  await userEvent.click(await screen.findByRole('link', { name: 'Pembayaran 12 pertanyaan' }))
  await waitFor(() =>
    expect(rules()).toContainEqual({ field: 'faq_category_uuid', op: 'eq', value: 'c-1' }),
  )
  expect(asked.at(-1)?.get('page')).toBe('1')
})

test('whether an answer helped is asked once, also after a reload', async () => {
  answer([aFaq()])
  const { container, unmount } = renderAt('/help-center', <HelpCenter />)
  await openAnswer()
  expect(await axeViolations(container)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(screen.getByText('Terima kasih, senang bisa membantu.')).toBeInTheDocument()
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ faq_uuid: 'f-1', is_helped: 'yes' }),
  )
  unmount()
  renderAt('/help-center', <HelpCenter />)
  await openAnswer()
  expect(await screen.findByText('Terima kasih, senang bisa membantu.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ya' })).not.toBeInTheDocument()
})

test('a vote that could not be reported is asked for again; one that the server knows stays', async () => {
  answer([aFaq()])
  server.use(api.post('/public/faqs/helped', () => failed(500, 'Sedang dirawat.')))
  renderAt('/help-center', <HelpCenter />)
  await openAnswer()
  await userEvent.click(await screen.findByRole('button', { name: 'Tidak' }))
  expect(await screen.findByRole('button', { name: 'Tidak' })).toBeInTheDocument()
  server.use(api.post('/public/faqs/helped', () => failed(409, 'Sudah dinilai.')))
  await userEvent.click(screen.getByRole('button', { name: 'Tidak' }))
  expect(await screen.findByText(/akan kami perbaiki/)).toBeInTheDocument()
})

test('a question needs a name, an address and words; then it is sent with a captcha', async () => {
  answer([])
  server.use(
    api.post('/public/faqs/messages', async ({ request }) => {
      sent(await formOf(request))
      return ok(null, 'Pertanyaan Anda terkirim')
    }),
  )
  renderAt('/help-center', <HelpCenter />)
  expect(await screen.findByText('Belum ada jawaban untuk itu')).toBeInTheDocument()
  const form = within(screen.getByRole('region', { name: 'Belum menemukan jawabannya?' }))
  await userEvent.click(await form.findByRole('button', { name: 'Kirim pertanyaan' }))
  expect(
    await form.findByText('Tulis pertanyaan Anda, paling sedikit 10 karakter.'),
  ).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.type(form.getByLabelText('Nama'), 'Ani')
  await userEvent.type(form.getByLabelText('Email'), 'ani@contoh.example')
  await userEvent.type(form.getByLabelText('Pertanyaan'), 'Kapan kelas dibuka?')
  await userEvent.click(form.getByRole('button', { name: 'Kirim pertanyaan' }))
  expect(await form.findByText('Pertanyaan Anda terkirim')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    fullname: 'Ani',
    email: 'ani@contoh.example',
    message: 'Kapan kelas dibuka?',
    captcha: 'captcha-1',
  })
})

test('an answer of the clinic has its own page, and one that is gone a way back', async () => {
  const faq = aFaq({ faq_uuid: 's-1', faq_title: 'Apa itu SPBE?' })
  server.use(
    api.get('/public/klinik-spbe/s-1', () => ok(faq)),
    api.get('/public/klinik-spbe/lama', () => failed(404, 'Tidak ada')),
    api.get('/public/klinik-spbe', () => ok({ rows: [faq], total: 1 })),
  )
  const router = renderRoutes('/klinik-spbe/s-1', { '/klinik-spbe/:id': <ClinicFaq /> })
  expect(await screen.findByRole('heading', { name: 'Apa itu SPBE?' })).toBeInTheDocument()
  expect(document.title).toBe('Apa itu SPBE? | Duxi')
  await router.navigate('/klinik-spbe/lama')
  expect(await screen.findByRole('link', { name: 'Ke Klinik SPBE' })).toBeInTheDocument()
})

test('a question that the address points at is shown open above the others, wherever its page is', async () => {
  const pointed = aFaq({
    faq_uuid: 'c96d7c8d-b58a-42dc-8050-3bc08f79f0fe',
    faq_title: 'Di halaman empat?',
  })
  server.use(
    api.get('/public/faqs', ({ request }) => {
      const isOne = request.url.includes('faq_uuid')
      return ok({ rows: isOne ? [pointed] : [aFaq()], total: isOne ? 1 : 31 })
    }),
  )
  renderAt(`/help-center?faq=${pointed.faq_uuid}`, <HelpCenter />)
  const asked = await screen.findByText('Di halaman empat?')
  expect(asked.closest('details')).toHaveAttribute('open')
  const other = await screen.findByText('Bagaimana cara membayar?')
  expect(other.closest('details')).not.toHaveAttribute('open')
  expect(asked.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('31 pertanyaan')).toBeInTheDocument()
  expect(screen.getByText('Paling membantu lebih dulu')).toBeInTheDocument()
})

test('an address that points at no question asks for none', async () => {
  answer([aFaq()])
  renderAt('/help-center?faq=%27--', <HelpCenter />)
  expect(await screen.findByText('1 pertanyaan')).toBeInTheDocument()
  expect(asked).toHaveLength(1)
})

test('who would rather call or come finds out how, from what staff have written', async () => {
  answer([aFaq()])
  server.use(
    api.get('/public/additional-contents', () =>
      ok({
        contact: {
          title: 'Hubungi kami',
          html: '',
          updated_at: '2026-11-21T00:00:00Z',
          facts: { email: 'halo@duxi.contoh.example', phone: '+62 21 5550 1234', address: 3 },
        },
      }),
    ),
  )
  renderAt('/help-center', <HelpCenter />)
  expect(await screen.findByRole('link', { name: 'halo@duxi.contoh.example' })).toHaveAttribute(
    'href',
    'mailto:halo@duxi.contoh.example',
  )
  expect(screen.getByRole('link', { name: '+62 21 5550 1234' })).toHaveAttribute(
    'href',
    'tel:+622155501234',
  )
})

test('where nothing is found the nearest answers and the chat are offered', async () => {
  const near = aFaq({ faq_uuid: 'f-9', faq_title: 'Bagaimana meminta pengembalian dana?' })
  server.use(
    api.get('/public/site', () => ok({ chatbot: true, siduxi_engine: 'siduxi' })),
    api.get('/public/faqs', ({ request }) => {
      const isNear = new URL(request.url).searchParams.get('filterRules')?.includes('faq_near')
      return ok(isNear ? { rows: [near], total: 1 } : { rows: [], total: 0 })
    }),
  )
  const opened = vi.fn()
  window.addEventListener('duxi:chat', opened)
  renderAt('/help-center?q=refund tiket konser', <HelpCenter />)
  expect(await screen.findByText(/Belum ada jawaban untuk/)).toHaveTextContent(
    'refund tiket konser',
  )
  const nearest = await screen.findByRole('region', { name: 'Mungkin ini yang Anda maksud' })
  expect(within(nearest).getByText('Bagaimana meminta pengembalian dana?')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Tanyakan kepada Si Duxi' }))
  expect(opened).toHaveBeenCalledOnce()
  window.removeEventListener('duxi:chat', opened)
})
