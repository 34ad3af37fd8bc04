import { Loading, Skeleton } from './Skeleton'

interface ListSkeletonProps {
  count: number
  /** The classes of the grid that will stand here. */
  className: string
  /** The classes of each place in it. */
  item: string
}

/** The places of a list that is on its way. */
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
