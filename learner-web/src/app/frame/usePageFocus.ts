import { hasOwnFocus, useNewPage } from 'duxi-web-core/useNewPage'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '../../ui/announce'

type Main = RefObject<HTMLElement | null>

function startAt(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const hasNoFocus = (page: HTMLElement) =>
  document.activeElement === document.body || document.activeElement === page

/**
 * Focuses the heading of a page once it is rendered, and until then the page. Returns the function that stops
 * waiting.
 */
function startAtHeading(page: HTMLElement): () => void {
  page.focus({ preventScroll: true })
  const start = () => {
    const heading = page.querySelector('h1')
    if (!heading) return
    watch.disconnect()
    if (hasNoFocus(page)) startAt(heading)
    announce(document.title)
  }
  const watch = new MutationObserver(start)
  watch.observe(page, { childList: true, subtree: true })
  start()
  return () => watch.disconnect()
}

/** Announces a new page and focuses its heading. */
export function useFocusOnNewPage(main: Main): void {
  const { pathname, hash } = useLocation()
  useNewPage(pathname, (before) => {
    const page = main.current
    if (page && !hash && !hasOwnFocus(page, before)) return startAtHeading(page)
    announce(document.title)
  })
}

/**
 * Focuses the new heading when the focused one is replaced, such as an introduction by the first question.
 */
export function useFocusOnNewHeading(main: Main): void {
  useEffect(() => {
    const page = main.current
    if (!page) return
    let last: Element | null = null
    let heading: Element | null = null
    const note = ({ target }: FocusEvent) => {
      // Dialogs give the focus to the page where their opener is gone.
      if (target === page) return
      last = target as Element
      heading = page.querySelector('h1')
    }
    const look = () => {
      if (!last || last.isConnected || !hasNoFocus(page)) return
      const next = page.querySelector('h1')
      if (next && next !== heading) startAt(next)
    }
    const watch = new MutationObserver(look)
    watch.observe(page, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [main])
}
