import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Popover,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useText } from '../define/useText'
import type { Presence } from './types'
import { usePresence } from './usePresence'

const STATES: Record<Presence['status'], MessageDescriptor> = {
  online: msg`Tersedia`,
  away: msg`Istirahat`,
  offline: msg`Tidak bertugas`,
}

const askForNotifications = () => {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission()
}

const DOTS = { online: 'success.main', away: 'warning.main', offline: 'text.disabled' } as const

const Fields = ({
  data,
  onChange,
}: {
  data: Presence
  onChange: (part: Partial<Presence>) => void
}) => {
  const { t } = useLingui()
  const text = useText()
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2, width: 260 }}>
      <TextField
        select
        size="small"
        label={t`Status saya`}
        value={data.status}
        onChange={(event) => onChange({ status: event.target.value as Presence['status'] })}
      >
        {Object.entries(STATES).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        type="number"
        label={t`Kapasitas`}
        helperText={t`Percakapan sekaligus`}
        value={data.capacity}
        onChange={(event) => {
          const capacity = Number(event.target.value)
          if (capacity >= 1 && capacity <= 50) onChange({ capacity })
        }}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={data.auto_assign}
            onChange={(_event, auto_assign) => onChange({ auto_assign })}
          />
        }
        label={<Typography sx={{ fontSize: '0.85rem' }}>{t`Terima antrean otomatis`}</Typography>}
      />
    </Box>
  )
}

/** Read out, not shown. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** What the agent says about themselves: there or not, how many at a time, and whether the queue comes by itself. */
export const PresenceMenu = ({ isConnected }: { isConnected: boolean }) => {
  const { t } = useLingui()
  const text = useText()
  const { presence: data, change: save } = usePresence()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!data) return null
  const change = (part: Partial<Presence>) => {
    askForNotifications()
    save(part)
  }
  const state = isConnected ? text(STATES[data.status]) : t`Menghubungkan…`
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t`Status saya: ${state}`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandIcon />}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            width: 10,
            height: 10,
            mr: 1,
            borderRadius: '50%',
            bgcolor: isConnected ? DOTS[data.status] : 'text.disabled',
          }}
        />
        {state}
      </Button>
      {!isConnected && <Box role="status" sx={visuallyHidden}>{t`Menghubungkan…`}</Box>}
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Status saya` } }}
      >
        <Fields data={data} onChange={change} />
      </Popover>
    </>
  )
}
