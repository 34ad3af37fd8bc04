import { Typography } from '@mui/material'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const PRODUCT = 'Duxi · Back office'

/** Whether the page has put the focus somewhere by itself, since `before`. */
function hasOwnFocus(heading: HTMLElement, before: Element | null): boolean {
  const active = document.activeElement
  const main = heading.closest('main')
  return active !== before && active !== main && main?.contains(active) === true
}

/** Another path is another page: its reader starts at its heading, once that has its words. */
function useFocusOnNewPage(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const drawn = useRef(pathname)
  const before = useRef<Element | null>(null)
  if (drawn.current !== pathname) before.current = document.activeElement
  drawn.current = pathname
  useEffect(() => {
    const element = heading.current
    if (shown.current === pathname || !element) return
    shown.current = pathname
    const start = () => {
      if (!element.textContent) return
      watch.disconnect()
      if (!hasOwnFocus(element, before.current)) element.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(start)
    watch.observe(element, { childList: true, subtree: true, characterData: true })
    start()
    return () => watch.disconnect()
  }, [pathname, heading])
}

/** The h1 that react-admin's pages fill in; the browser's tab follows it, and the focus of whoever comes. */
export const PageTitle = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnNewPage(heading)
  useEffect(() => {
    const element = heading.current
    if (!element) return
    const follow = () => {
      document.title = [element.textContent, PRODUCT].filter(Boolean).join(' · ')
    }
    const observer = new MutationObserver(follow)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    follow()
    return () => observer.disconnect()
  }, [])
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      id="react-admin-title"
      component="h1"
      variant="h1"
      sx={{ pt: { xs: 2, sm: 3 }, pb: 1, '&:focus-visible': { outline: 'none' } }}
    />
  )
}
