import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Chip, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { components } from '../api/schema'
import { useWork } from '../providers/useWork'
import { formatNearMoment, formatRupiah, formatSince } from '../ui/format'
import { Panel } from '../ui/Panel'

type Work = components['schemas']['WorkOut']

const Line = ({ work }: { work: Work }) => {
  const { t } = useLingui()
  const notes = [
    work.amount && formatRupiah(work.amount),
    work.oldest && t`sejak ${formatSince(work.oldest)}`,
    work.starts_at && t`mulai ${formatNearMoment(work.starts_at)}`,
    work.deadline && t`batas ${formatNearMoment(work.deadline)}`,
  ].filter(Boolean)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.5,
        py: 0.75,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Chip size="small" color="warning" label={work.count} />
      <Link component={RouterLink} to={work.path} sx={{ fontWeight: 600, flex: 1 }}>
        {work.label}
      </Link>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ flexBasis: { xs: '100%', sm: 'auto' }, pl: { xs: 4.5, sm: 0 }, whiteSpace: 'nowrap' }}
      >
        {notes.join(' · ')}
      </Typography>
    </Box>
  )
}

/** The user's pending work, oldest first. */
export const WorkPanel = () => {
  const { t } = useLingui()
  const { data } = useWork()
  if (!data) return null
  return (
    <Box sx={{ mb: 2, display: 'grid' }}>
      <Panel title={t`Yang menunggu Anda`}>
        {data.total === 0 ? (
          <Alert severity="success">
            <Trans>Tidak ada yang menunggu.</Trans>
          </Alert>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.rows.map((work) => (
              <Line key={work.key} work={work} />
            ))}
          </Box>
        )}
      </Panel>
    </Box>
  )
}
