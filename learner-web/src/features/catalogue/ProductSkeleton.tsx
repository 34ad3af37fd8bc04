import { Loading, Skeleton } from '../../ui/Skeleton'

/** The product page while it loads, with placeholders in the places of its parts. */
export function ProductSkeleton() {
  return (
    <Loading>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-8">
        <div className="grid content-start gap-3">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="aspect-video rounded-card sm:aspect-[3/1] desk:hidden" />
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="h-9 w-4/5 desk:h-12" />
          <Skeleton className="h-12 w-full max-w-2xl" />
          <Skeleton className="h-36 w-full rounded-card" />
          <Skeleton className="mt-6 h-7 w-48" />
          <Skeleton className="h-72 w-full" />
        </div>
        <Skeleton className="h-92 rounded-card max-desk:hidden" />
      </div>
    </Loading>
  )
}
