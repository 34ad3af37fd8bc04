import { Loading, Skeleton } from '../../ui/Skeleton'

/** The places of a class page that is on its way. */
export function ClassSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4">
        <Skeleton className="h-48 w-full rounded-card" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-20 w-full rounded-card" />
        <Skeleton className="h-20 w-full rounded-card" />
      </div>
    </Loading>
  )
}
