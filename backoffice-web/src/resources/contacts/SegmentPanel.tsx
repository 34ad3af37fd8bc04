import { useLingui } from '@lingui/react/macro'
import { Box, Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { SegmentCount } from './SegmentCount'
import { SegmentSummary } from './SegmentSummary'

/** The current members of the segment. */
const SegmentPanel = () => {
  const { t } = useLingui()
  const segment = useRecordContext()
  if (!segment) return null
  const filter = encodeURIComponent(JSON.stringify({ segment_id: segment.id }))
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 760 }}>
      <SegmentSummary conditions={segment.conditions} />
      <Box sx={{ width: 1 }}>
        <SegmentCount conditions={segment.conditions} />
      </Box>
      <Button
        component={Link}
        to={`/contacts?filter=${filter}&displayedFilters=${encodeURIComponent('{}')}`}
      >
        {t`Lihat semua kontaknya`}
      </Button>
    </Box>
  )
}

export default SegmentPanel
