import { useQuery } from '@tanstack/react-query'
import { eventsQuery } from '../../api/learning'
import { addDays, dayOf } from './days'

/** Today's events of the calendar, always refetched. */
export function useTodayEvents() {
  const today = dayOf(Date.now())
  return useQuery({ ...eventsQuery(today, addDays(today, 1)), staleTime: 0 })
}
