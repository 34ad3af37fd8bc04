import { useMatches, useSearchParams } from 'react-router-dom'
import type { FrameKind } from '../routes'

export interface FrameParts {
  header: 'full' | 'logo' | 'none'
  bottomNav: boolean
  footer: boolean
}

const PARTS: Record<FrameKind, FrameParts> = {
  full: { header: 'full', bottomNav: true, footer: true },
  focus: { header: 'logo', bottomNav: false, footer: false },
  bare: { header: 'none', bottomNav: false, footer: false },
}

/** What stands around a screen: its own wish, narrowed by the address; unknown values are ignored. */
export function frameParts(kind: FrameKind, params: URLSearchParams): FrameParts {
  if (params.get('pageonly') === '1') return PARTS.bare
  const parts = PARTS[kind]
  return params.get('nav-style') === 'hidden' ? { ...parts, bottomNav: false } : parts
}

function kindOf(handle: unknown): FrameKind {
  const known = handle !== null && typeof handle === 'object' && 'frame' in handle
  return known ? (handle.frame as FrameKind) : 'full'
}

/** The frame of the screen on display. */
export function useFrame(): FrameParts {
  const [params] = useSearchParams()
  return frameParts(kindOf(useMatches().at(-1)?.handle), params)
}
