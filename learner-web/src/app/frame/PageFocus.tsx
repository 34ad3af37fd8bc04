import type { RefObject } from 'react'
import { Announcer } from '../../ui/Announcer'
import { useFocusOnNewHeading, useFocusOnNewPage } from './usePageFocus'

/** Keeps the focus with what is read: at the heading of each new page, unless the page itself puts it elsewhere. */
export function PageFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  useFocusOnNewPage(main)
  useFocusOnNewHeading(main)
  return <Announcer />
}
