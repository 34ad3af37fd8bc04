import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

/**
 * `full`: header, navigation, footer. `barred`: the same with the screen's own bar in the place of the navigation
 * on phones. `focus`: the logo only. `bare`: nothing around the screen.
 */
export type FrameKind = 'full' | 'barred' | 'focus' | 'bare'

/**
 * Who may open a screen: `account` whoever is signed in, `public` everybody, `visitor` whoever is not
 * signed in, `public-without-landing` everybody unless an external landing page is configured.
 */
export type Access = 'account' | 'public' | 'visitor' | 'public-without-landing'

interface Visited {
  params: Params
  search: URLSearchParams
}

/** Starts the queries of a screen; nobody waits for them. */
type Prefetch = (client: QueryClient, visited: Visited) => void

export interface Screen {
  /** The router's pattern. */
  path: string
  /** How reports call it; the same in every language, so that views can be counted. */
  name: string
  /** `account` unless said; all screens that share their first segment have the same. */
  access?: Access
  /** `full` unless said. */
  frame?: FrameKind
  load: () => Promise<{ Component: ComponentType }>
  /** What is asked of the server beside the screen's code, not after it. */
  prefetch?: () => Promise<{ prefetch: Prefetch }>
}
