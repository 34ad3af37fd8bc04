import { useEffect } from 'react'

const BRAND = 'Duxi'
const TITLE_LIMIT = 65
const DESCRIPTION_LIMIT = 155

/** Cuts at a word so that the text with its ellipsis stays within the limit. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`
}

/** `Keranjang | Duxi`, at most 65 characters. */
export function pageTitle(page?: string): string {
  const suffix = ` | ${BRAND}`
  return page ? clip(page, TITLE_LIMIT - suffix.length) + suffix : BRAND
}

/** Sets the document's title, and its description when given. */
export function usePageMeta(page: string, description?: string): void {
  useEffect(() => {
    document.title = pageTitle(page)
  }, [page])
  useEffect(() => {
    if (!description) return
    const meta = document.querySelector('meta[name="description"]')
    meta?.setAttribute('content', clip(description, DESCRIPTION_LIMIT))
  }, [description])
}

/** Asks search engines to pass by while this screen is shown. */
export function useNoIndex(): void {
  useEffect(() => {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'robots',
      content: 'noindex',
    })
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
