import { lazy } from 'react'

/** The agents' console and its report, each loaded when it is opened. */
export const ChatConsole = lazy(() =>
  import('./ChatConsole').then((module) => ({ default: module.ChatConsole })),
)
export const ChatReportPage = lazy(() =>
  import('./ChatReportPage').then((module) => ({ default: module.ChatReportPage })),
)
