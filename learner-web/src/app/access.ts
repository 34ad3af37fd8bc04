import { screens } from './screens'
import type { Access } from './screens/screen'

/** The first segment of a path. */
function firstSegment(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}

const BY_SEGMENT = new Map(
  Object.values(screens)
    .filter(({ path }) => path !== '*')
    .map(({ path, access = 'account' }): [string, Access] => [firstSegment(path), access]),
)

/** Who may open a path; unknown paths are public, unless a landing page is configured. */
export function accessOf(path: string): Access {
  return BY_SEGMENT.get(firstSegment(path)) ?? 'public-without-landing'
}
