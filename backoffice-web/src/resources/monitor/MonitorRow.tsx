import { Trans, useLingui } from '@lingui/react/macro'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Box, IconButton, LinearProgress, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import type { MonitorRow as Row } from '../../api/types'
import { formatNearMoment } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'
import { progressText } from '../sessions/progress'
import { type Verb, verbs } from './dialogs'
import { clockOf, isAway, secondsLeft, secondsSilent } from './times'

export type MonitorAction = (row: Row, verb: Verb | 'history') => void

/** The number of answered questions, as a bar and in words. */
export const ProgressCell = ({ row }: { row: Row }) => (
  <Box sx={{ minWidth: 150 }}>
    <Typography sx={{ fontSize: '0.85rem', fontVariantNumeric: 'tabular-nums' }}>
      {progressText(row)}
    </Typography>
    <LinearProgress
      variant="determinate"
      value={row.total ? (100 * row.answered) / row.total : 0}
      aria-label={row.participant_name}
      sx={{ height: 6, borderRadius: 3 }}
    />
  </Box>
)

export const TimeLeft = ({ row, now }: { row: Row; now: number }) => {
  const seconds = secondsLeft(row, now)
  const color = row.paused_at ? 'text.secondary' : seconds <= 300 ? 'error.main' : 'text.primary'
  return (
    <Box component="span">
      <Typography
        component="span"
        sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', color }}
      >
        {clockOf(seconds)}
      </Typography>
      {row.extra_minutes > 0 && !row.paused_at && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}
        >
          <Trans>diperpanjang sampai {formatNearMoment(row.time_end)}</Trans>
        </Box>
      )}
    </Box>
  )
}

export const LastSeen = ({ row, now }: { row: Row; now: number }) => {
  const seconds = secondsSilent(row, now)
  if (seconds === null) return <Trans>belum terlihat</Trans>
  const minutes = Math.floor(seconds / 60)
  return minutes < 1 ? <Trans>baru saja</Trans> : <Trans>{minutes} menit lalu</Trans>
}

export const StateChip = ({ row, now }: { row: Row; now: number }) => {
  const { t } = useLingui()
  if (row.paused_at) return <StatusChip label={{ text: t`Dijeda`, tone: 'warning' }} />
  if (isAway(row, now)) return <StatusChip label={{ text: t`Tidak terpantau`, tone: 'error' }} />
  return <StatusChip label={{ text: t`Mengerjakan`, tone: 'success' }} />
}

/** The actions on one attempt. */
export const RowMenu = ({ row, onAct }: { row: Row; onAct: MonitorAction }) => {
  const { t } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const offered: Verb[] = ['extra-time', row.paused_at ? 'resume' : 'pause', 'reset-login', 'end']
  const choose = (verb: Verb | 'history') => {
    setAnchor(null)
    onAct(row, verb)
  }
  return (
    <>
      <IconButton
        aria-label={t`Tindakan untuk ${row.participant_name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((verb) => (
          <MenuItem key={verb} onClick={() => choose(verb)}>
            {t(verbs[verb].label)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => choose('history')}>
          <Trans>Catatan pengawas</Trans>
        </MenuItem>
      </Menu>
    </>
  )
}
