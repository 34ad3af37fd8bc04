import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

export const BRAND = 'Duxi'
const SEPARATOR = '|'
// Limits in characters: what search engines and link previews show without cutting.
const TITLE_LIMIT = 65
const DESCRIPTION_LIMIT = 155
const OG_TITLE_LIMIT = 35
const OG_DESCRIPTION_LIMIT = 65

/** Truncates at a word so that the text with its ellipsis stays within the limit. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`
}

/** `Keranjang | Duxi`, at most 65 characters. */
export function pageTitle(page?: string): string {
  const suffix = ` ${SEPARATOR} ${BRAND}`
  return page ? clip(page, TITLE_LIMIT - suffix.length) + suffix : BRAND
}

function setMeta(name: string, content: string): void {
  const key = name.startsWith('og:') ? 'property' : 'name'
  const found = document.head.querySelector(`meta[${key}="${name}"]`)
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(key, name)
  meta.setAttribute('content', content)
}

/**
 * Sets the document's title and description, and shorter ones for shared links. A page without a description
 * gets the default, never that of the previous page.
 */
export function usePageMeta(page: string, description?: string): void {
  const { t } = useLingui()
  const text =
    description ??
    t`Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti pelatihan yang tepat.`
  useEffect(() => {
    document.title = pageTitle(page)
    setMeta('og:title', clip(page, OG_TITLE_LIMIT))
  }, [page])
  useEffect(() => {
    setMeta('description', clip(text, DESCRIPTION_LIMIT))
    setMeta('og:description', clip(text, OG_DESCRIPTION_LIMIT))
  }, [text])
}

/** Marks the page `noindex` while this screen is shown. */
export function useNoIndex(): void {
  useEffect(() => {
    if (document.head.querySelector('meta[name="robots"][content~="noindex"]')) return
    const meta = Object.assign(document.createElement('meta'), {
      name: 'robots',
      content: 'noindex',
    })
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
