import { type RefObject, useEffect } from 'react'

const NARROW = '(width < 500px)'

/** Whether the window has the whole screen. */
export const isFullScreen = () => matchMedia(NARROW).matches

/** On phones the window is modal and full-screen, above the keyboard. */
export function useFullScreen(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const stopFitting = fitAboveKeyboard(element)
    const narrow = matchMedia(NARROW)
    const restrict = () => setInert(element, narrow.matches)
    restrict()
    narrow.addEventListener('change', restrict)
    return () => {
      stopFitting()
      narrow.removeEventListener('change', restrict)
      setInert(element, false)
    }
  }, [panel, isOpen])
}

/** The part of the screen above the keyboard, as reported by the browser. */
function fitAboveKeyboard(element: HTMLElement): () => void {
  const seen = window.visualViewport
  if (!seen) return () => undefined
  const place = () => {
    element.style.setProperty('--seen-top', `${seen.offsetTop}px`)
    element.style.setProperty('--seen-height', `${seen.height}px`)
  }
  place()
  seen.addEventListener('resize', place)
  seen.addEventListener('scroll', place)
  return () => {
    seen.removeEventListener('resize', place)
    seen.removeEventListener('scroll', place)
  }
}

/** Dialogs remain accessible: they are in the top layer. */
function setInert(element: HTMLElement, isInert: boolean): void {
  for (const sibling of element.parentElement?.children ?? [])
    if (sibling !== element && !sibling.matches('dialog')) sibling.toggleAttribute('inert', isInert)
}
