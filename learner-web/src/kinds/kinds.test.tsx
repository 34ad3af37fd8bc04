import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { KindSlug, ProductDetail, Schedule, TrainingDetail } from '../api/types'
import { ProductTile } from '../features/catalogue/ProductTile'
import { ProductPage } from '../features/product/ProductPage'
import { i18n } from '../i18n/i18n'
import { withNoBreakSpaces } from '../lib/withNoBreakSpaces'
import { axeViolations } from '../test/axe'
import { anElearning } from '../test/elearning'
import {
  aBundle,
  aCertification,
  anAssessment,
  aTraining,
  aWebinar,
  aWorkshop,
  samples,
} from '../test/products'
import { renderAt } from '../test/render'
import { api, ok, server } from '../test/server'
import { chapters } from './chapters'
import { detailOf } from './details'
import { kindMeta, kindNamed, kindSlugs, kinds } from './index'

beforeEach(() => {
  server.use(
    api.get('/public/reviews/summary', () => ok({ average: null, count: 0, by_rating: {} })),
    api.get('/public/participants', () => ok({ people: 0, completed: 0, agencies: [] })),
    http.get('*/api/v1/public/*', () => ok({ rows: [], total: 0 })),
  )
})

async function renderPage(slug: KindSlug, product: ProductDetail) {
  const kind = await detailOf(slug)
  return { kind, ...renderAt('/', <ProductPage slug={slug} kind={kind} product={product} />) }
}

describe.each(kindSlugs)('%s', (slug) => {
  const kind = kinds[slug]
  const product = samples[slug]

  test('names itself, its list and its orders', () => {
    expect(kindNamed(slug)).toBe(slug)
    expect(i18n._(kind.heading)).not.toBe('')
    expect(kindMeta[slug].path).toMatch(/^\/public\//)
    expect(kind.sorts.length).toBeGreaterThan(1)
    expect(kind.relatedKinds).not.toContain(slug)
  })

  test('has filters and orders that an address can tell apart', () => {
    const unique = (names: string[]) => expect(new Set(names).size).toBe(names.length)
    unique([...kind.filters.map(({ name }) => name), 'page', 'sort'])
    unique(kind.sorts.map(({ value }) => value))
  })

  test('shows a card with its link, facts and price', async () => {
    const { container } = renderAt('/', <ProductTile card={product} />)
    const link = screen.getByRole('link', { name: withNoBreakSpaces(product.title) })
    expect(link).toHaveAttribute('href', `/product/${slug}/${product.slug}`)
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(
      kind.cardFacts(product).length,
    )
    expect(container).not.toHaveTextContent(/undefined|null|NaN/)
    expect(container).toHaveTextContent(/Rp\s150\.000/)
    expect(await axeViolations(container)).toEqual([])
  })

  test('shows a page with facts, text, units and a way to buy', async () => {
    const { container, kind } = await renderPage(slug, product)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(product.title)
    expect(screen.getAllByRole('term').length).toBeGreaterThanOrEqual(kind.facts(product).length)
    for (const { title, items } of chapters[slug].sections(product)) {
      expect(title).toBeTruthy()
      expect(items).not.toHaveLength(0)
    }
    expect(await screen.findByRole('rowheader', { name: /Menganalisis/ })).toHaveTextContent(
      'Menganalisis Risiko',
    )
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(
      chapters[slug].sections(product).length,
    )
    expect(container).not.toHaveTextContent(/undefined|null|NaN/)
    expect(screen.getByText('Paragraf kedua.')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Tambah ke keranjang' })).not.toHaveLength(0)
    expect(await axeViolations(container)).toEqual([])
  })

  test('says when it can no longer be bought', async () => {
    await renderPage(slug, { ...product, on_sale: false })
    expect(screen.getAllByRole('button', { name: 'Tidak dijual' })[0]).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Beli sekarang' })).not.toBeInTheDocument()
  })

  test('says where to wait when the seats are gone', async () => {
    const gone = { ...product, on_sale: false, seats_left: 0 }
    const { kind } = await renderPage(slug, gone)
    const places = kind.isComposite
      ? await screen.findAllByText(/Salah satu isi paket ini sudah habis/)
      : await screen.findAllByRole('button', { name: 'Masuk daftar tunggu' })
    expect(places).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Beli sekarang' })).not.toBeInTheDocument()
  })
})

test('the buy button comes before the chapters in the tab order', async () => {
  await renderPage('training', aTraining)
  const [buy] = screen.getAllByRole('button', { name: 'Beli sekarang' })
  const [chapter] = await screen.findAllByRole('heading', { level: 2 })
  expect(buy && chapter?.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('what a card says of its seats is shown below the title, so that titles of a row line up', () => {
  renderAt('/', <ProductTile card={{ ...aWebinar, seats_left: 4 }} />)
  const title = screen.getByRole('heading')
  const chip = screen.getByText('Sisa 4 kursi')
  expect(title.compareDocumentPosition(chip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a webinar that is joined elsewhere links out and is not for the cart', async () => {
  const address = 'https://mitra.contoh.example/webinar'
  const elsewhere = { ...aWebinar, is_external: true, external_url: address }
  await renderPage('webinar', elsewhere)
  expect(
    (await screen.findAllByRole('link', { name: 'Daftar di situs mitra' }))[0],
  ).toHaveAttribute('href', address)
  expect(screen.queryByRole('button', { name: 'Tambah ke keranjang' })).not.toBeInTheDocument()
})

describe('a certification says when its exam can be sat', () => {
  const opens = '2999-03-01T02:00:00Z'
  const closes = '2999-03-31T16:00:00Z'
  const cases = [
    ['at once', { opens_at: null, closes_at: null }, 'Kapan saja setelah membeli'],
    ['until a day', { opens_at: null, closes_at: closes }, 'Kapan saja sampai 31 Maret 2999'],
    ['from a day on', { opens_at: opens, closes_at: null }, 'Mulai 1 Maret 2999'],
    ['between two days', { opens_at: opens, closes_at: closes }, '1–31 Maret 2999'],
    ['not yet', null, 'Belum ada yang dibuka'],
  ] as const

  test.each(cases)('%s', async (_, exam_window, words) => {
    await renderPage('certification', { ...aCertification, exam_window } as ProductDetail)
    expect(screen.getByText('Jadwal ujian').nextSibling).toHaveTextContent(words)
  })
})

test('a certification says that a date with an assessor is chosen after its exam', async () => {
  const exam_window = { opens_at: null, closes_at: null, meets_assessor: true }
  await renderPage('certification', { ...aCertification, exam_window } as ProductDetail)
  const label = screen.getByText('Bertemu asesor')
  expect(label.nextSibling).toHaveTextContent('Jadwalnya Anda pilih setelah ujian')
})

test('a certification keeps what belongs together in one fact', async () => {
  await renderPage('certification', {
    ...aCertification,
    mode: 'hybrid',
    location_name: 'Bandung',
  } as ProductDetail)
  expect(screen.getByText('Cara ujian').nextSibling).toHaveTextContent('BauranBandung')
  expect(screen.getByText('Waktu ujian').nextSibling).toHaveTextContent(/Nilai lulus \d+$/)
  expect(screen.getByText('Penerbit').nextSibling).toHaveTextContent(
    `Skema ${aCertification.scheme_code}`,
  )
  for (const label of ['Lokasi', 'Nilai lulus', 'Kode skema'])
    expect(screen.queryByText(label)).not.toBeInTheDocument()
})

test('a certification names the licence of its issuer and shows a sample certificate', async () => {
  await renderPage('certification', aCertification)
  expect(screen.getByText('Penerbit').nextSibling).toHaveTextContent('Lisensi BNSP-LSP-9001-ID')
  const paper = within(await screen.findByRole('figure'))
  expect(paper.getByText('Sertifikat Kompetensi')).toBeInTheDocument()
  expect(paper.getByText('dinyatakan kompeten pada')).toBeInTheDocument()
  expect(paper.getByText('CONTOH')).toBeInTheDocument()
  expect(paper.queryByRole('img')).toBeNull()
})

test('what is online says so once', async () => {
  const online = { ...aCertification, mode: 'online', location_name: null } as ProductDetail
  await renderPage('certification', online)
  expect(screen.getByText('Cara ujian').nextSibling).toHaveTextContent('Daring')
  expect(screen.queryByText('Lokasi')).not.toBeInTheDocument()
})

test('an assessment shows an example of a result and of a question, and what its levels mean', async () => {
  await renderPage('assessment', anAssessment)
  const result = within(await screen.findByRole('figure'))
  expect(result.getByText('Contoh hasil asesmen')).toBeInTheDocument()
  expect(result.getByRole('listitem')).toHaveTextContent('Menganalisis Risiko3/3')
  expect(result.getByText('1 dari 1 unit')).toBeInTheDocument()
  const question = within(await screen.findByRole('region', { name: 'Contoh soal' }))
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kode wilayah',
    'Nama kelurahan',
  ])
  expect(question.getByRole('link', { name: 'Jawab soal serupa di cek gratis' })).toHaveAttribute(
    'href',
    '/free-assessment/analis-data',
  )
  expect(screen.getByRole('cell', { name: 'Mahir 3' })).toBeInTheDocument()
  expect(screen.getByText('Merancang cara kerja.')).toBeInTheDocument()
})

test('a course shows how long its lessons are and which may be seen first', async () => {
  await renderPage('elearning', anElearning)
  expect(screen.getByText('1 bagian · 2 materi · 2 Jam 30 Menit')).toBeInTheDocument()
  const lesson = screen.getByText('Apa itu tabel').closest('li') as HTMLElement
  expect(lesson).toHaveTextContent('Pratinjau')
  expect(lesson).toHaveTextContent('30 Menit')
  expect(screen.getByText('Kuis tabel').closest('li')).not.toHaveTextContent('Pratinjau')
})

test('a class in Makassar is shown in its own hours', async () => {
  await renderPage('workshop', aWorkshop)
  expect(screen.getByText(/^09\.00–\d\d\.\d\d WITA$/)).toBeInTheDocument()
  expect(screen.getByText('Semua jam dalam WITA')).toBeInTheDocument()
})

test("a bundle's items lead to their pages and it says what it saves", async () => {
  const { container } = await renderPage('bundle', aBundle)
  expect(screen.getByRole('link', { name: anAssessment.title })).toHaveAttribute(
    'href',
    `/product/assessment/${anAssessment.slug}`,
  )
  expect(container).toHaveTextContent(/2 × Rp\s[\d.]+ =/)
  const chapters = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(chapters.slice(0, 2)).toEqual(['Isi paket', 'Tentang produk ini'])
  expect(container).toHaveTextContent(/Dibeli terpisah Rp\s250\.000\. .* hemat Rp\s100\.000\./)
  expect(screen.getByText('Dibeli satu per satu').nextSibling).toHaveTextContent(/Rp\s250\.000/)
  expect(screen.getByText('Anda hemat').nextSibling).toHaveTextContent(/−Rp\s100\.000/)
  expect(screen.getByText('Harga paket').nextSibling).toHaveTextContent(/Rp\s150\.000/)
})

test('a bundle that lacks a part leads to that part', async () => {
  const [first, ...others] = aBundle.items
  const items = [{ ...first, on_sale: false }, ...others]
  await renderPage('bundle', { ...aBundle, items, on_sale: false, seats_left: 0 } as ProductDetail)
  const [way] = await screen.findAllByRole('link', { name: 'Lihat isi yang habis' })
  expect(way).toHaveAttribute('href', `/product/${first?.kind}/${first?.slug}`)
})

test('a page names the roles that its product is for', async () => {
  const roles = [{ slug: 'analis-data', name: 'Analis Data' }]
  await renderPage('bundle', { ...aBundle, roles })
  const chapter = within(await screen.findByRole('region', { name: 'Untuk siapa' }))
  expect(chapter.getByRole('link', { name: 'Analis Data' })).toHaveAttribute(
    'href',
    '/explore/analis-data',
  )
})

test('the other dates of a subject lead to their own pages', async () => {
  const here = { ...scheduleOf(aTraining), item_id: 24 }
  const next = { ...scheduleOf(aTraining), item_id: 25, slug: 'basis-data-medan', seats_left: 2 }
  Object.assign(next, { mode: 'offline', location_name: 'Medan' })
  const classes: TrainingDetail = { ...aTraining, schedules: [here, next] }
  await renderPage('training', classes)
  const picker = within(await screen.findByRole('navigation', { name: 'Pilih jadwal' }))
  const [chosen, other] = picker.getAllByRole('link')
  expect(chosen).toHaveAttribute('aria-current', 'page')
  expect(other).toHaveAttribute('href', '/product/training/basis-data-medan')
  expect(other).toHaveTextContent('Sisa 2 kursi')
  await userEvent.click(picker.getByRole('button', { name: 'Bandingkan jadwal' }))
  const table = within(await screen.findByRole('table', { name: 'Perbandingan jadwal' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(table.getAllByRole('cell', { name: 'Ratna' })).toHaveLength(2)
  expect(table.getByRole('cell', { name: /^Berbeda: Medan/ })).toBeInTheDocument()
})

function scheduleOf(training: TrainingDetail): Schedule {
  const { item_id, slug, starts_at, ends_at, mode, location_name, price, seats_left, on_sale } =
    training
  const place = { mode, location_name, time_zone: null, teachers: ['Ratna'] }
  const sale = { price, strike_price: null, seats_left, on_sale }
  return { item_id, slug, starts_at, ends_at, ...place, ...sale }
}

test('an unknown kind has no name', () => {
  expect(kindNamed('webinar-lama')).toBeNull()
  expect(kindNamed('toString')).toBeNull()
})

test('a class that has begun says until when one can still join, as long as it is sold', async () => {
  const begun = { ...aTraining, starts_at: '2026-01-05T09:00:00+07:00', ends_at: null }
  const sale_until = '2126-01-06T14:30:00+07:00'
  const { unmount } = await renderPage('training', { ...begun, sale_until })
  expect(screen.getByText('Sudah dimulai, bisa ikut sampai')).toBeInTheDocument()
  expect(screen.getByText(/6 Jan 2126 · 14.30/)).toBeInTheDocument()
  unmount()
  await renderPage('training', { ...begun, sale_until, on_sale: false })
  expect(screen.queryByText(/Sudah dimulai/)).not.toBeInTheDocument()
})
