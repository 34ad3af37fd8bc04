import { type RefObject, useEffect, useState } from 'react'

export interface Chapter {
  id: string
  title: string
}

const HEADINGS = 'section > h2[id]'

function chaptersIn(body: HTMLElement): Chapter[] {
  return [...body.querySelectorAll<HTMLElement>(HEADINGS)].map(({ id, textContent, dataset }) => ({
    id,
    title: dataset.short ?? textContent ?? '',
  }))
}

const sameAs = (one: readonly Chapter[], other: readonly Chapter[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** Where one begins to read, below the bar. */
const READING_PX = 200

/** The last chapter that has begun; none at the top of the page. */
function readIn(chapters: readonly Chapter[]): string | null {
  const hasBegun = ({ id }: Chapter) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top < READING_PX
  }
  return chapters.findLast(hasBegun)?.id ?? null
}

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
    const look = () => setCurrent(readIn(chapters))
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [chapters])

  return { chapters, current }
}
