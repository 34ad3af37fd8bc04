import { type RefObject, useEffect, useRef } from 'react'

/** The place that gets the focus when it comes back in place of what had it. */
export function useFocusOnReturn<E extends HTMLElement>(isReturning: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (isReturning) place.current?.focus()
  }, [])
  return place
}
