import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Chip, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { components } from '../api/schema'
import { formatNearMoment } from '../ui/format'
import { Panel } from '../ui/Panel'

export type ComingClass = components['schemas']['ComingClass']

/** The page of a class that is run here, or of the seats of any other. */
export const pathOf = ({ kind, product_id }: ComingClass) =>
  kind === 'oti' ? `/classes/${product_id}/show` : `/sold-products/${product_id}/show`

/** What takes place now or next: when, where and for how many, with the way to their attendance. */
export const NextClass = ({ entry }: { entry: ComingClass }) => {
  const { t } = useLingui()
  const isRunning = new Date(entry.starts_at) <= new Date()
  const where = [entry.place ?? t`Daring`, entry.room].filter(Boolean).join(', ')
  return (
    <Panel
      title={t`Kelas berikutnya`}
      action={
        entry.kind === 'oti' ? (
          <Button component={Link} to={`${pathOf(entry)}/presensi`} variant="contained">
            <Trans>Presensi</Trans>
          </Button>
        ) : (
          <Button component={Link} to={pathOf(entry)} variant="outlined">
            <Trans>Peserta</Trans>
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {isRunning && <Chip size="small" color="success" label={t`Sedang berlangsung`} />}
        <Typography sx={{ fontWeight: 700 }}>{entry.session_title || entry.title}</Typography>
        {entry.session_title && <Typography color="text.secondary">{entry.title}</Typography>}
        <Typography>
          {formatNearMoment(entry.starts_at)} · {where} ·{' '}
          <Plural value={entry.participants} other="# peserta" />
        </Typography>
      </Box>
    </Panel>
  )
}
