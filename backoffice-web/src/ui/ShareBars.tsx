import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'

export interface Share {
  key: string | number
  label: string
  value: number
  text: string
}

/** Named amounts as horizontal bars, the largest first. */
export const ShareBars = ({ shares }: { shares: Share[] }) => {
  const most = Math.max(1, ...shares.map(({ value }) => value))
  if (shares.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Belum ada pada periode ini.</Trans>
      </Typography>
    )
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {shares.map(({ key, label, value, text }) => (
        <Box component="li" key={key} sx={{ listStyle: 'none' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography noWrap title={label} sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem' }}>
              {label}
            </Typography>
            <Typography
              sx={{
                fontSize: '0.85rem',
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {text}
            </Typography>
          </Box>
          <Box
            aria-hidden
            sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected', overflow: 'hidden' }}
          >
            <Box sx={{ width: `${(value / most) * 100}%`, height: 1, bgcolor: 'primary.main' }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
