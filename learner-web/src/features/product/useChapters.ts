import { type RefObject, useEffect, useState } from 'react'

export interface Chapter {
  id: string
  title: string
}

const HEADINGS = 'section > h2[id]'

function chaptersIn(body: HTMLElement): Chapter[] {
  return [...body.querySelectorAll<HTMLElement>(HEADINGS)].map(({ id, textContent }) => ({
    id,
    title: textContent ?? '',
  }))
}

const sameAs = (one: readonly Chapter[], other: readonly Chapter[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** The chapters of a page as its headings name them, also those that arrive later; and the one being read. */
export function useChapters(body: RefObject<HTMLElement | null>) {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const root = body.current
    if (!root) return
    const read = () =>
      setChapters((known) => {
        const found = chaptersIn(root)
        return sameAs(known, found) ? known : found
      })
    read()
    const watch = new MutationObserver(read)
    watch.observe(root, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [body])

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: '-12% 0px -55%' },
    )
    for (const { id } of chapters) {
      const heading = document.getElementById(id)
      if (heading) watch.observe(heading)
    }
    return () => watch.disconnect()
  }, [chapters])

  return { chapters, current }
}
