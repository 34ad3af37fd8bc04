import { type RefObject, useEffect, useState } from 'react'

export interface Chapter {
  id: string
  title: string
}

// A chapter that arrives late has its place from the beginning, and loses it where it has nothing to show.
const LATE = '[data-chapter]'
const NOTHING = ':empty:not([style*=min-height])'
const PLACES = `section > h2[id]:not([data-minor]), ${LATE}:not(:has(> ${NOTHING}))`

function chaptersIn(body: HTMLElement): Chapter[] {
  const places = [...body.querySelectorAll<HTMLElement>(PLACES)]
  return places
    .filter((place) => !place.parentElement?.closest(LATE))
    .map(({ id, textContent, dataset }) => ({
      id,
      title: dataset.chapter ?? dataset.short ?? textContent ?? '',
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

/** The chapters of a page as its headings and the places of late ones name them; and the one being read. */
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
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['style'] })
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
