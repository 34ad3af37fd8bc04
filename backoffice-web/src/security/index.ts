import { lazy } from 'react'

export const SECURITY_PATH = '/security'

/** The page of the second factor, loaded when it is opened. */
export const SecurityPage = lazy(() =>
  import('./SecurityPage').then((module) => ({ default: module.SecurityPage })),
)
