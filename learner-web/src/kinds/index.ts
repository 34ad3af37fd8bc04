import type { KindSlug } from '../api/types'
import { assessment } from './assessment'
import type { Kind } from './kind'
import { training } from './training'

export const kinds = { assessment, training } satisfies Record<KindSlug, Kind>

export const kindSlugs = Object.keys(kinds) as KindSlug[]
