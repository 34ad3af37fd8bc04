import { Plural, useLingui } from '@lingui/react/macro'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { type Condition, useSegmentCount } from './useSegment'

/** The number of matching contacts, the mailable ones, and a few examples. */
export const SegmentCount = ({ conditions }: { conditions: readonly Condition[] }) => {
  const { t } = useLingui()
  const { data, error } = useSegmentCount(conditions)
  return (
    <Box aria-live="polite" sx={{ p: 2, borderRadius: 2, bgcolor: 'action.hover' }}>
      {error && <Typography color="error">{error.message}</Typography>}
      {data && !error && (
        <>
          <Typography sx={{ fontWeight: 700 }}>
            <Plural value={data.total} one="# kontak cocok" other="# kontak cocok" />
          </Typography>
          <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
            {t`${data.mailable} di antaranya setuju dikirimi email.`}
          </Typography>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              mt: 1.5,
              p: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
            }}
          >
            {data.sample.map(({ id, name, email }) => (
              <Typography
                component="li"
                key={id}
                sx={{ fontSize: '0.9rem', overflowWrap: 'anywhere' }}
              >
                <Link component={RouterLink} underline="always" to={`/contacts/${id}/show`}>
                  {name}
                </Link>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {email}
                </Box>
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
