import { useQuery } from '@tanstack/react-query'
import { eventsQuery } from '../../api/learning'
import { addDays, dayOf } from './days'

/** What the calendar has on today, always asked anew. */
export function useTodayEvents() {
  const today = dayOf(Date.now())
  return useQuery({ ...eventsQuery(today, addDays(today, 1)), staleTime: 0 })
}
