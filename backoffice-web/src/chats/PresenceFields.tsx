import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import ChosenIcon from '@mui/icons-material/Check'
import RemoveIcon from '@mui/icons-material/Remove'
import {
  Box,
  Divider,
  FormControlLabel,
  IconButton,
  ListItemButton,
  ListItemText,
  Switch,
  Typography,
} from '@mui/material'
import { useText } from '../define/useText'
import { PRESENCE, PRESENCE_DOTS } from '../resources/support/presence'
import type { Presence } from './types'

const MOST = 50
const NOTES: Record<Presence['status'], MessageDescriptor> = {
  online: msg`Percakapan baru dapat masuk`,
  away: msg`Tanpa percakapan baru untuk sementara`,
  offline: msg`Di luar jam kerja Anda`,
}
const statuses = Object.keys(PRESENCE) as Presence['status'][]

interface Props {
  data: Presence
  onChange: (part: Partial<Presence>) => void
}

const Status = ({ status, data, onChange }: Props & { status: Presence['status'] }) => {
  const text = useText()
  const isChosen = data.status === status
  return (
    <ListItemButton
      role="radio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={() => onChange({ status })}
      sx={{ gap: 1.5, py: 0.75, minHeight: 48 }}
    >
      <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: PRESENCE_DOTS[status] }} />
      <ListItemText
        sx={{ m: 0 }}
        primary={text(PRESENCE[status])}
        secondary={text(NOTES[status])}
        slotProps={{ primary: { sx: { fontWeight: 600 } } }}
      />
      {isChosen && <ChosenIcon fontSize="small" color="primary" />}
    </ListItemButton>
  )
}

const Capacity = ({ data: { capacity }, onChange }: Props) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography sx={{ flex: 1 }}>{t`Percakapan sekaligus`}</Typography>
      <IconButton
        aria-label={t`Kurangi`}
        disabled={capacity <= 1}
        onClick={() => onChange({ capacity: capacity - 1 })}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 28, textAlign: 'center', fontWeight: 700 }}>
        {capacity}
      </Typography>
      <IconButton
        aria-label={t`Tambah`}
        disabled={capacity >= MOST}
        onClick={() => onChange({ capacity: capacity + 1 })}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Choosing a status is one step; rarely changed settings are below. */
export const PresenceFields = (props: Props) => {
  const { t } = useLingui()
  const { data, onChange } = props
  return (
    <Box sx={{ width: { xs: '100%', sm: 300 }, pt: 1, pb: 1.5 }}>
      <Box role="radiogroup" aria-label={t`Status saya`}>
        {statuses.map((status) => (
          <Status key={status} status={status} {...props} />
        ))}
      </Box>
      <Divider sx={{ my: 1 }} />
      <Box sx={{ px: 2, display: 'grid', gap: 0.5 }}>
        <Capacity {...props} />
        <FormControlLabel
          labelPlacement="start"
          sx={{ m: 0, justifyContent: 'space-between' }}
          label={t`Terima antrean otomatis`}
          control={
            <Switch
              checked={data.auto_assign}
              onChange={(_event, auto_assign) => onChange({ auto_assign })}
            />
          }
        />
      </Box>
    </Box>
  )
}
