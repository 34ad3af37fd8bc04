import { useMatches } from 'react-router-dom'
import type { FrameKind } from '../screens/screen'
import { type FrameChoices, useFrameChoices } from './choices'

export interface FrameParts {
  header: 'full' | 'mini' | 'logo' | 'none'
  bottomNav: 'full' | 'mini' | 'none'
  footer: boolean
  boxed: boolean
}

const PARTS: Record<FrameKind, Omit<FrameParts, 'boxed'>> = {
  full: { header: 'full', bottomNav: 'full', footer: true },
  barred: { header: 'full', bottomNav: 'none', footer: true },
  focus: { header: 'logo', bottomNav: 'none', footer: false },
  bare: { header: 'none', bottomNav: 'none', footer: false },
}

/** The frame of a screen: its own setting, overridden by the visit's options. */
export function frameParts(kind: FrameKind, choices: FrameChoices): FrameParts {
  const { navStyle, layoutType, pageOnly } = choices
  const parts = { ...(pageOnly ? PARTS.bare : PARTS[kind]), boxed: layoutType === 'boxed' }
  if (navStyle === 'hidden') return { ...parts, header: 'none', bottomNav: 'none' }
  const isMini = navStyle === 'mini' && parts.header === 'full'
  if (!isMini) return parts
  return { ...parts, header: 'mini', bottomNav: parts.bottomNav === 'none' ? 'none' : 'mini' }
}

function kindOf(handle: unknown): FrameKind {
  const known = handle !== null && typeof handle === 'object' && 'frame' in handle
  return known ? (handle.frame as FrameKind) : 'full'
}

/** The frame of the current screen. */
export function useFrame(): FrameParts {
  return frameParts(useFrameKind(), useFrameChoices())
}

/** The frame setting of the current screen. */
function useFrameKind(): FrameKind {
  return kindOf(useMatches().at(-1)?.handle)
}
