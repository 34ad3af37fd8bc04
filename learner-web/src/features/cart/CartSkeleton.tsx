import { Card } from '../../ui/Card'
import { Loading, Skeleton } from '../../ui/Skeleton'

/** The cart on its way, in its later shape. */
export function CartSkeleton() {
  return (
    <Loading>
      <div className="grid gap-6 desk:grid-cols-[1fr_22rem]">
        <Card className="divide-y divide-line">
          {[1, 2, 3].map((line) => (
            <div key={line} className="flex gap-4 p-5">
              <Skeleton className="size-22 shrink-0" />
              <div className="grid flex-1 content-start gap-3">
                <Skeleton className="h-6 w-24" />
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-5 w-32" />
              </div>
            </div>
          ))}
        </Card>
        <Skeleton className="h-56 max-desk:hidden" />
      </div>
    </Loading>
  )
}
