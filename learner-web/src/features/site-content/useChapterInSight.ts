import { useEffect, useState } from 'react'
import type { Chapter } from './Contents'

/** The share of the screen, from its top, in which a chapter's heading makes it the one being read. */
const TOP = 0.35

/** The id of the chapter being read: the last one whose place has come to the top of the screen. */
export function useChapterInSight(chapters: readonly Chapter[]): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return
    const places = chapters
      .map(({ id }) => document.getElementById(id))
      .filter((place) => place !== null)
    const find = () => {
      const limit = globalThis.innerHeight * TOP
      const passed = places.filter((place) => place.getBoundingClientRect().top <= limit)
      setRead((passed.at(-1) ?? places[0])?.id)
    }
    const watch = new IntersectionObserver(find, { rootMargin: `0px 0px -${(1 - TOP) * 100}% 0px` })
    for (const place of places) watch.observe(place)
    return () => watch.disconnect()
  }, [chapters])
  return read
}
