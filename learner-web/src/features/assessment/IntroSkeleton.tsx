import { Loading, Skeleton } from '../../ui/Skeleton'

/** The start page on its way. */
export function IntroSkeleton() {
  return (
    <Loading>
      <div className="page grid max-w-4xl gap-6 py-6 desk:py-10">
        <Skeleton className="h-58 w-full rounded-card" />
        <div className="grid gap-6 desk:grid-cols-[1fr_22rem]">
          <Skeleton className="h-84 w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      </div>
    </Loading>
  )
}
