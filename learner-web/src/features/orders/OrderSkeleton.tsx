import { Loading, Skeleton } from '../../ui/Skeleton'

/** One order on its way, in its later shape. */
export function OrderSkeleton() {
  return (
    <Loading>
      <div className="grid items-start gap-6 desk:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}
