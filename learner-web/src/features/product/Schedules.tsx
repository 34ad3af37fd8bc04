import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import type { SchedulePickerProps } from '../chapters/SchedulePicker'

const SchedulePicker = lazy(async () => ({
  default: (await import('../chapters/SchedulePicker')).SchedulePicker,
}))

/** The other dates of a product, where it has any. */
export function Schedules(props: SchedulePickerProps) {
  const { product, schedules } = props
  if (schedules.every(({ slug }) => slug === product.slug)) return null
  return (
    <Suspense fallback={<Pending schedules={schedules} />}>
      <SchedulePicker {...props} />
    </Suspense>
  )
}

// As high as what comes.
function Pending({ schedules }: Pick<SchedulePickerProps, 'schedules'>) {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-6 w-32 rounded-control" />
      <div className="grid gap-2.5 sm:grid-cols-2">
        {schedules.map(({ item_id }) => (
          <Skeleton key={item_id} className="h-28 rounded-control" />
        ))}
      </div>
    </div>
  )
}
