import { Typography } from '@mui/material'
import { useEffect, useRef } from 'react'

const PRODUCT = 'Duxi · Back office'

/** The h1 that react-admin's pages fill in; the browser's tab follows it. */
export const PageTitle = () => {
  const heading = useRef<HTMLHeadingElement>(null)
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
      id="react-admin-title"
      component="h1"
      variant="h1"
      sx={{ pt: { xs: 2, sm: 3 }, pb: 1 }}
    />
  )
}
