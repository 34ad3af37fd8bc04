import { lazy } from 'react'

/** The door, loaded when it is opened. */
export const CheckInPage = lazy(() =>
  import('./CheckInPage').then((module) => ({ default: module.CheckInPage })),
)
