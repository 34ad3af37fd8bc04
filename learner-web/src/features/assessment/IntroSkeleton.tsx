import { Loading, Skeleton } from '../../ui/Skeleton'

/** The start page on its way. */
export function IntroSkeleton() {
  return (
    <Loading>
      <div className="page grid max-w-5xl gap-5 py-5">
        <Skeleton className="h-58 w-full rounded-card desk:h-34" />
        <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_26rem]">
          <Skeleton className="h-84 w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      </div>
    </Loading>
  )
}
