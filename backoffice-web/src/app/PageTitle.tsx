import { Typography } from '@mui/material'
import { hasOwnFocus, useNewPage } from 'duxi-web-core/useNewPage'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { subscribeTitlePrefix, titlePrefix } from './titlePrefix'

const PRODUCT = 'Duxi · Back office'

/** Focuses the heading of a new page once it has a text. */
function useFocusOnNewPage(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useNewPage(pathname, (before) => {
    const element = heading.current
    if (!element) return
    const start = () => {
      if (!element.textContent) return
      watch.disconnect()
      if (!hasOwnFocus(element.closest('main'), before)) element.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(start)
    watch.observe(element, { childList: true, subtree: true, characterData: true })
    start()
    return () => watch.disconnect()
  })
}

/** The h1 that react-admin's pages fill in; it also sets the tab's title and receives the focus. */
export const PageTitle = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnNewPage(heading)
  useEffect(() => {
    const element = heading.current
    if (!element) return
    const follow = () => {
      document.title = titlePrefix() + [element.textContent, PRODUCT].filter(Boolean).join(' · ')
    }
    const observer = new MutationObserver(follow)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    follow()
    const unfollow = subscribeTitlePrefix(follow)
    return () => {
      unfollow()
      observer.disconnect()
    }
  }, [])
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      id="react-admin-title"
      component="h1"
      variant="h1"
      sx={{
        py: 0.25,
        lineHeight: 1.25,
        '&:focus-visible': { outline: 'none' },
        // An empty heading is none: screen readers hear of it once the page has said its name.
        '&:empty': { visibility: 'hidden' },
      }}
    />
  )
}
