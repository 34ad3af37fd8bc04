import { type RefCallback, useCallback, useState } from 'react'

/** The width of the element with the ref, and a default until it is measured. */
export function useWidth<E extends Element>(assumed: number): [number, RefCallback<E>] {
  const [width, setWidth] = useState(assumed)
  const measure = useCallback((element: E | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measure]
}
