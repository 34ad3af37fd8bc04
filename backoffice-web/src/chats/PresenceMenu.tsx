import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
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

/** What the agent says about themselves: there or not, how many at a time, and whether the queue comes by itself. */
export const PresenceMenu = ({ isConnected }: { isConnected: boolean }) => {
  const { t } = useLingui()
  const text = useText()
  const { presence: data, change: save } = usePresence()
  if (!data) return null
  const change = (part: Partial<Presence>) => {
    askForNotifications()
    save(part)
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          select
          size="small"
          label={t`Status saya`}
          value={data.status}
          onChange={(event) => change({ status: event.target.value as Presence['status'] })}
          sx={{ flex: 1 }}
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
          value={data.capacity}
          onChange={(event) => {
            const capacity = Number(event.target.value)
            if (capacity >= 1 && capacity <= 50) change({ capacity })
          }}
          sx={{ width: 96 }}
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={data.auto_assign}
            onChange={(_event, auto_assign) => change({ auto_assign })}
          />
        }
        label={<Typography sx={{ fontSize: '0.85rem' }}>{t`Terima antrean otomatis`}</Typography>}
      />
      {!isConnected && (
        <Typography role="status" sx={{ fontSize: '0.8rem', color: 'warning.main' }}>
          {t`Menghubungkan…`}
        </Typography>
      )}
    </Box>
  )
}
