import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { derivedDuration, minutesBetween } from './values'

const SOURCE = 'duration_minutes'

/** Updates the duration from start and end, with a note; a typed value stays while it fits. */
export const DerivedDuration = () => {
  const { t } = useLingui()
  const { control, setValue, getValues, formState } = useFormContext()
  const [starts, ends] = useWatch({ control, name: ['starts_at', 'ends_at'] })
  const { starts_at, ends_at } = formState.dirtyFields
  const minutes = starts_at || ends_at ? minutesBetween(starts, ends) : null
  const [derived, setDerived] = useState<number | null>(null)
  useEffect(() => {
    const wanted = derivedDuration(minutes, getValues(SOURCE), derived)
    if (wanted === null) return
    setDerived(wanted)
    setValue(SOURCE, wanted, { shouldDirty: true, shouldValidate: true })
  }, [minutes, derived, getValues, setValue])
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: derived ? 1 : 0 }}>
      {derived ? t`Lamanya disesuaikan dengan mulai dan selesai: ${derived} menit.` : ''}
    </Typography>
  )
}
