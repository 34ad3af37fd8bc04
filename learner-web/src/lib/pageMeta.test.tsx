import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { clip, pageTitle, usePageMeta } from './pageMeta'

test.each([
  [undefined, 'Duxi'],
  ['Keranjang', 'Keranjang | Duxi'],
])('the title of %s is %s', (page, title) => {
  expect(pageTitle(page)).toBe(title)
})

const LONG = 'Asesmen Kompetensi Analis Kebijakan Transformasi Digital Pemerintah Daerah'

test('a long title stays within 65 characters and ends at a word', () => {
  const title = pageTitle(LONG)
  expect(title.length).toBeLessThanOrEqual(65)
  expect(title).toMatch(/\p{L}… \| Duxi$/u)
})

test('one endless word is cut anyway', () => {
  expect(clip('a'.repeat(50), 10).length).toBeLessThanOrEqual(10)
})

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

function show(page: string, description?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  )
  renderHook(() => usePageMeta(page, description), { wrapper })
}

test('what shared links show keeps its own, shorter limits', () => {
  show(LONG, `${LONG}. ${LONG}. ${LONG}.`)
  expect(document.title.length).toBeLessThanOrEqual(65)
  expect(content('meta[name="description"]')?.length).toBeGreaterThan(100)
  expect(content('meta[name="description"]')?.length).toBeLessThanOrEqual(155)
  expect(content('meta[property="og:title"]')).toBe('Asesmen Kompetensi Analis…')
  expect(content('meta[property="og:description"]')?.length).toBeGreaterThan(40)
  expect(content('meta[property="og:description"]')?.length).toBeLessThanOrEqual(65)
})

test('a page without a description does not keep the one before it', () => {
  show('Katalog', 'Semua pelatihan.')
  expect(content('meta[name="description"]')).toBe('Semua pelatihan.')
  show('Keranjang')
  expect(content('meta[name="description"]')).toMatch(/^Ukur kompetensi digital Anda/)
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
})
