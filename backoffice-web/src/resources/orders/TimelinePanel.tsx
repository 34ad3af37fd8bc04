import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { OrderDetail, OrderEvent } from '../../api/types'
import { formatMoment } from '../../ui/format'
import { Panel } from '../../ui/Panel'

const ALARMING = ['review', 'unserved', 'refund_failed', 'payment_failed']

const Step = ({ event }: { event: OrderEvent }) => (
  <Box
    component="li"
    sx={{
      listStyle: 'none',
      position: 'relative',
      paddingInlineStart: 2.5,
      pb: 2,
      borderInlineStart: ({ palette }) => `2px solid ${palette.divider}`,
      '&:last-of-type': { pb: 0, borderColor: 'transparent' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -6,
        top: 5,
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: ALARMING.includes(event.kind) ? 'error.main' : 'primary.main',
      },
    }}
  >
    <Typography sx={{ fontWeight: 600, fontSize: '0.9rem' }}>{event.label}</Typography>
    <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
      {formatMoment(event.at)}
      {event.made_by && t` · oleh ${event.made_by}`}
    </Typography>
    {event.note && (
      <Typography sx={{ fontSize: '0.85rem', overflowWrap: 'anywhere' }}>{event.note}</Typography>
    )}
  </Box>
)

/** What happened, newest first: when, by whom and why. */
export const TimelinePanel = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Riwayat`}>
      <Box component="ol" sx={{ m: 0, p: 0, paddingInlineStart: 0.75 }}>
        {[...order.events].reverse().map((event) => (
          <Step key={event.id} event={event} />
        ))}
      </Box>
    </Panel>
  )
}
