import { Skeleton } from '../../ui/Skeleton'
import { TodayEvents } from '../my-learning/TodayEvents'
import { useTodayEvents } from '../my-learning/useTodayEvents'
import { Ongoing } from './Ongoing'
import { GoOn } from './Welcome'

/** What takes place today, then what to go on with; phones show the next step first. */
export function Today() {
  const { data: events = [], isPending } = useTodayEvents()
  return (
    <div className="grid grid-cols-1 gap-4 pt-4 first:pt-6 desk:grid-cols-2 desk:gap-5 desk:pt-5 desk:first:pt-8">
      <div className="grid empty:hidden desk:col-span-2">
        {isPending ? (
          <Skeleton className="min-h-44 rounded-card" />
        ) : (
          <TodayEvents events={events} />
        )}
      </div>
      <div className="grid max-desk:order-first desk:last:col-span-2">
        <GoOn />
      </div>
      <Ongoing />
    </div>
  )
}
