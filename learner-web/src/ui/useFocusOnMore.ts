import { type RefObject, useEffect, useRef } from 'react'

/**
 * The place that gets the focus once the count has grown, such as a confirmation whose form is gone, and the
 * focus with it. It takes the focus from nothing else.
 */
export function useFocusOnMore<E extends HTMLElement>(count: number): RefObject<E | null> {
  const place = useRef<E>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current && isFocusLost()) place.current?.focus()
    before.current = count
  }, [count])
  return place
}

const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.id === 'main'
