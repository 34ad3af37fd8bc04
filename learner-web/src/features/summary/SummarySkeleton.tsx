import { Loading, Skeleton } from '../../ui/Skeleton'

/** The summary on its way. */
export function SummarySkeleton() {
  return (
    <Loading>
      <div className="page grid max-w-6xl gap-6 py-6 desk:gap-8 desk:py-10">
        <Skeleton className="h-150 w-full rounded-card desk:h-88" />
        <div className="grid gap-6 desk:grid-cols-[5fr_6fr]">
          <Skeleton className="h-112 w-full rounded-card" />
          <Skeleton className="h-130 w-full rounded-card" />
        </div>
      </div>
    </Loading>
  )
}
