import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/Skeleton'
import { TodayEvents } from '../my-learning/TodayEvents'
import { useTodayEvents } from '../my-learning/useTodayEvents'
import { Ongoing } from './Ongoing'
import { GoOn } from './Welcome'

/** What takes place today, then what to go on with; side by side where there is room. */
export function Today() {
  const { data: events = [], isPending } = useTodayEvents()
  const isFree = !isPending && events.length === 0
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-4 pt-6 desk:gap-5 desk:pt-8',
        !isFree && 'desk:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      {isPending ? <Skeleton className="min-h-44 rounded-card" /> : <TodayEvents events={events} />}
      <div className="grid content-start gap-4 max-desk:contents">
        <div className="grid max-desk:order-first">
          <GoOn />
        </div>
        <Ongoing />
      </div>
    </div>
  )
}
