import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { useLingui } from '@lingui/react/macro'
import DragIcon from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'

interface Props {
  name: string
  handle: DraggableProvidedDragHandleProps | null
  isDisabled: boolean
}

/** The drag handle; by keyboard, space picks up, arrows move, space drops. */
export const DragHandle = ({ name, handle, isDisabled }: Props) => {
  const { t } = useLingui()
  return (
    <IconButton
      {...handle}
      size="small"
      disabled={isDisabled}
      aria-label={t`Pindahkan ${name}`}
      sx={{ cursor: 'grab', color: 'text.secondary' }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  )
}
