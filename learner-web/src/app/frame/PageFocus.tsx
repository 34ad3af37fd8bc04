import type { RefObject } from 'react'
import { Announcer } from '../../ui/Announcer'
import { useFocusOnNewHeading, useFocusOnNewPage } from './usePageFocus'

/** Moves the focus to the heading of each new page, unless the page sets it elsewhere. */
export function PageFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  useFocusOnNewPage(main)
  useFocusOnNewHeading(main)
  return <Announcer />
}
