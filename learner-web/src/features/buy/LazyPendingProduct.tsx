import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { pendingItem } from './pendingItem'

const Card = lazy(async () => ({ default: (await import('./PendingProduct')).PendingProduct }))

/** Before the sign-in: what was chosen, where something was. */
export function LazyPendingProduct() {
  if (!pendingItem.peek()?.title) return null
  return (
    <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
      <Card />
    </Suspense>
  )
}
