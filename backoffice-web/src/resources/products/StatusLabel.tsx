import { Chip } from '@mui/material'
import { useText } from '../../define/useText'
import { type ProductRow, statuses, statusTones } from './types'

/** The status of a product as a coloured label. */
export const StatusLabel = ({ status }: { status: ProductRow['status'] }) => {
  const text = useText()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={statusTones[status]}
      label={text(statuses[status])}
    />
  )
}
