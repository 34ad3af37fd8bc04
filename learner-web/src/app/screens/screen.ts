import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

/**
 * `full`: header, navigation, footer. `barred`: the same with the screen's own bar instead of the navigation
 * on phones. `focus`: the logo only. `bare`: no frame.
 */
export type FrameKind = 'full' | 'barred' | 'focus' | 'bare'

/**
 * Who may open a screen: `account` signed-in users, `public` everybody, `visitor` only visitors,
 * `public-without-landing` everybody unless a landing page is configured.
 */
export type Access = 'account' | 'public' | 'visitor' | 'public-without-landing'

interface Visited {
  params: Params
  search: URLSearchParams
}

/** Starts a screen's queries, in the background. */
type Prefetch = (client: QueryClient, visited: Visited) => void

export interface Screen {
  /** The router's pattern. */
  path: string
  /** Its name in reports, the same in every language, so that views can be counted. */
  name: string
  /** `account` by default; screens with the same first segment must have the same access. */
  access?: Access
  /** `full` by default. */
  frame?: FrameKind
  load: () => Promise<{ Component: ComponentType }>
  /** Queries to start in parallel with loading the screen's code. */
  prefetch?: () => Promise<{ prefetch: Prefetch }>
}
