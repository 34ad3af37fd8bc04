import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

export const TITLE_SIDE = 'title-side'

const neverChanges = () => () => undefined

/** Renders page-wide controls next to the page title. */
export const TitleSide = ({ children }: { children: ReactNode }) => {
  const place = useSyncExternalStore(neverChanges, () => document.getElementById(TITLE_SIDE))
  return place && createPortal(children, place)
}
