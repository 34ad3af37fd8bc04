import { lazy, Suspense } from 'react'

const NotFound = lazy(async () => ({ default: (await import('./not-found')).Component }))

/** The content of a screen whose URL refers to nothing; rarely loaded. */
export function UnknownAddress() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  )
}
