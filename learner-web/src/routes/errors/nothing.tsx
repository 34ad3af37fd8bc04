import { useNoIndex } from '../../lib/pageMeta'

/** `/blog` and `/home` render nothing (specification §2); search engines are asked to pass by. */
export function Component() {
  useNoIndex()
  return null
}
