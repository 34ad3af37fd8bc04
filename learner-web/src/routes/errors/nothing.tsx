import { useNoIndex } from '../../lib/pageMeta'

/** `/blog` and `/home` render nothing and are not indexed. */
export function Component() {
  useNoIndex()
  return null
}
