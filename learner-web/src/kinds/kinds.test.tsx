import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { ProductPage } from '../features/catalogue/ProductPage'
import { ProductTile } from '../features/catalogue/ProductTile'
import { i18n } from '../i18n/i18n'
import { samples } from '../test/products'
import { renderAt } from '../test/render'
import { ok, server } from '../test/server'
import { kindNamed, kindSlugs, kinds } from './index'

const WCAG = { rules: { 'color-contrast': { enabled: false } } }

describe.each(kindSlugs)('%s', (slug) => {
  const kind = kinds[slug]
  const product = samples[slug]

  test('names itself, its list and its orders', () => {
    expect(kindNamed(slug)).toBe(slug)
    expect(i18n._(kind.heading)).not.toBe('')
    expect(kind.path).toMatch(/^\/public\//)
    expect(kind.sorts.length).toBeGreaterThan(1)
  })

  test('has filters and orders that an address can tell apart', () => {
    const unique = (names: string[]) => expect(new Set(names).size).toBe(names.length)
    unique([...kind.filters.map(({ name }) => name), 'page', 'sort'])
    unique(kind.sorts.map(({ value }) => value))
  })

  test('shows a card with its link, facts and price', async () => {
    const { container } = renderAt('/', <ProductTile card={product} />)
    const link = screen.getByRole('link', { name: product.title })
    expect(link).toHaveAttribute('href', `/product/${slug}/${product.slug}`)
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(
      kind.cardFacts(product).length,
    )
    expect(container).toHaveTextContent(/Rp\s150\.000/)
    expect((await axe.run(container, WCAG)).violations).toEqual([])
  })

  test('shows a page with facts, text, units and a way to buy', async () => {
    server.use(http.get('*/api/v1/public/*', () => ok({ rows: [], total: 0 })))
    const { container } = renderAt('/', <ProductPage slug={slug} product={product} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(product.title)
    expect(screen.getAllByRole('term')).toHaveLength(kind.detailFacts(product).length)
    expect(screen.getByText('Paragraf kedua.')).toBeInTheDocument()
    expect(screen.getByRole('rowheader')).toHaveTextContent('Menganalisis Risiko')
    expect(screen.getAllByRole('button', { name: 'Tambah ke keranjang' })).not.toHaveLength(0)
    expect((await axe.run(container, WCAG)).violations).toEqual([])
  })

  test('says when it cannot be bought', () => {
    const gone = { ...product, on_sale: false, seats_left: 0 }
    renderAt('/', <ProductPage slug={slug} product={gone} />)
    expect(screen.getAllByRole('button', { name: 'Kursi habis' })[0]).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Beli sekarang' })).not.toBeInTheDocument()
  })
})

test('an unknown kind has no name', () => {
  expect(kindNamed('webinar-lama')).toBeNull()
  expect(kindNamed('toString')).toBeNull()
})
