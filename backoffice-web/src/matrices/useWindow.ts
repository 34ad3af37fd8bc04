import { type RefObject, useEffect, useState } from 'react'

export interface Span {
  from: number
  to: number
}
const OVERSCAN = 6

const spanOf = (offset: number, length: number, size: number, count: number): Span => ({
  from: Math.max(0, Math.floor(offset / size) - OVERSCAN),
  to: Math.min(count, Math.ceil((offset + length) / size) + OVERSCAN),
})

interface Sizes {
  row: number
  column: number
  rows: number
  columns: number
}

/** On which sides more lies out of sight, as an attribute that the styles read. */
function beyond(element: HTMLElement): string {
  const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = element
  const sides = {
    below: scrollTop + clientHeight < scrollHeight - 1,
    beside: scrollLeft + clientWidth < scrollWidth - 1,
  }
  return Object.entries(sides)
    .flatMap(([side, hasMore]) => (hasMore ? [side] : []))
    .join(' ')
}

const isSame = (one: Span, other: Span) => one.from === other.from && one.to === other.to

/** Which rows and columns can be seen, with some around them; measured once per frame while scrolling. */
export function useWindow(scroller: RefObject<HTMLElement | null>, sizes: Sizes) {
  const { row, column, rows, columns } = sizes
  const [spans, setSpans] = useState({ rows: { from: 0, to: 40 }, columns: { from: 0, to: 24 } })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let frame = 0
    const measure = () => {
      frame = 0
      element.dataset.beyond = beyond(element)
      const seen = {
        rows: spanOf(element.scrollTop, element.clientHeight, row, rows),
        columns: spanOf(element.scrollLeft, element.clientWidth, column, columns),
      }
      setSpans((old) =>
        isSame(old.rows, seen.rows) && isSame(old.columns, seen.columns) ? old : seen,
      )
    }
    const later = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    element.addEventListener('scroll', later, { passive: true })
    const observer = new ResizeObserver(later)
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', later)
      observer.disconnect()
    }
  }, [scroller, row, column, rows, columns])
  return spans
}
