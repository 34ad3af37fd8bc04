import { useEffect, useEffectEvent, useRef } from 'react'

type Begin = (before: Element | null) => (() => void) | undefined

/**
 * Another path is another page: `begin` is called once it is drawn, with what had the focus before it.
 * What `begin` gives is called when the next page comes. The first page is not begun.
 */
export function useNewPage(pathname: string, begin: Begin): void {
  const shown = useRef(pathname)
  const drawn = useRef(pathname)
  const before = useRef<Element | null>(null)
  if (drawn.current !== pathname) before.current = document.activeElement
  drawn.current = pathname
  const onNewPage = useEffectEvent(begin)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return onNewPage(before.current)
  }, [pathname])
}

/** Whether the page rendered in `main` has set the focus itself, since `before`. */
export function hasOwnFocus(main: Element | null, before: Element | null): boolean {
  const active = document.activeElement
  return active !== before && active !== main && main?.contains(active) === true
}
