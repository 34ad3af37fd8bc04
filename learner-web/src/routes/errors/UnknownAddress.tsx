import { lazy, Suspense } from 'react'

const NotFound = lazy(async () => ({ default: (await import('./not-found')).Component }))

/** What a screen shows whose address names nothing that there is; few see it. */
export function UnknownAddress() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  )
}
