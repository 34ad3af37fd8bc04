import { screens } from './screens'
import type { Access } from './screens/screen'

/** The part of a path between its first two slashes. */
function firstSegment(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}

const BY_SEGMENT = new Map(
  Object.values(screens)
    .filter(({ path }) => path !== '*')
    .map(({ path, access = 'account' }): [string, Access] => [firstSegment(path), access]),
)

/** Who may open a path; what is no screen says so to everybody, unless a landing page stands before. */
export function accessOf(path: string): Access {
  return BY_SEGMENT.get(firstSegment(path)) ?? 'public-without-landing'
}
