import type { KindSlug } from '../api/types'
import { assessment } from './assessment'
import type { Kind } from './kind'
import { training } from './training'

export const kinds: Record<KindSlug, Kind> = { assessment, training }

export const kindSlugs = Object.keys(kinds) as KindSlug[]

/** The kind that a part of an address names, if there is one. */
export function kindNamed(text: string | undefined): KindSlug | null {
  return kindSlugs.find((slug) => slug === text) ?? null
}
