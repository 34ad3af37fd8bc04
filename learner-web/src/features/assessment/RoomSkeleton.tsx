import { Loading, Skeleton } from '../../ui/Skeleton'

const ROWS = ['a', 'b', 'c', 'd']

/** The room on its way. */
export function RoomSkeleton() {
  return (
    <Loading>
      <div className="border-b border-line bg-surface">
        <div className="page flex h-16 items-center justify-between gap-4">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-11 w-28 rounded-full" />
        </div>
      </div>
      <div className="page grid max-w-4xl gap-6 py-6 desk:py-10">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-11 w-full" />
        {ROWS.slice(2).map((card) => (
          <div key={card} className="grid gap-5 rounded-card border border-line bg-surface p-5">
            <Skeleton className="h-11 w-2/3" />
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-12 w-full" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}
