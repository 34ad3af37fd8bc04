import { Loading, Skeleton } from './Skeleton'

interface ListSkeletonProps {
  count: number
  /** The classes of the grid. */
  className: string
  /** The classes of each placeholder. */
  item: string
}

/** The placeholders of a loading list. */
export function ListSkeleton({ count, className, item }: ListSkeletonProps) {
  return (
    <Loading>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <Skeleton key={index} className={item} />
        ))}
      </div>
    </Loading>
  )
}
