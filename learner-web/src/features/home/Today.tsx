import { TodayEvents, useTodayEvents } from '../my-learning/TodayEvents'

/** What takes place today, before anything that is offered; nothing on a free day. */
export function Today() {
  const events = useTodayEvents().data ?? []
  if (events.length === 0) return null
  return (
    <div className="pt-8">
      <TodayEvents events={events} />
    </div>
  )
}
