import type { ComponentType } from 'react'
import { paths } from './paths'

export type FrameKind = 'full' | 'focus' | 'bare'

interface ScreenModule {
  Component: ComponentType
}

export interface Screen {
  path: string
  load: () => Promise<ScreenModule>
  /** `full`: header, navigation, footer. `focus`: the logo only. `bare`: nothing around the screen. */
  frame: FrameKind
}

/** Every screen: one line here and one file in `routes/` that exports `Component`. */
export const screens: readonly Screen[] = [
  { path: paths.signIn, frame: 'bare', load: () => import('../routes/signIn') },
  { path: paths.signUp, frame: 'bare', load: () => import('../routes/signUp') },
  { path: paths.serverError, frame: 'full', load: () => import('../routes/error-500') },
  { path: paths.notFound, frame: 'full', load: () => import('../routes/error-404') },
  { path: '*', frame: 'full', load: () => import('../routes/error-404') },
]
