import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { minutesBetween } from './values'

const SOURCE = 'duration_minutes'

/** Keeps how long it lasts in step with its start and end, once somebody has changed one of them. */
export const DerivedDuration = () => {
  const { control, setValue, formState } = useFormContext()
  const [starts, ends] = useWatch({ control, name: ['starts_at', 'ends_at'] })
  const { starts_at, ends_at } = formState.dirtyFields
  const minutes = starts_at || ends_at ? minutesBetween(starts, ends) : null
  useEffect(() => {
    if (minutes !== null) setValue(SOURCE, minutes, { shouldDirty: true, shouldValidate: true })
  }, [minutes, setValue])
  return null
}
