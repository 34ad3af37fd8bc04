import { useLingui } from '@lingui/react/macro'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, Button, Drawer, Popover } from '@mui/material'
import { useState } from 'react'
import { useText } from '../define/useText'
import { PRESENCE, PRESENCE_DOTS } from '../resources/support/presence'
import { useIsSmall } from '../ui/useIsSmall'
import { visuallyHidden } from '../ui/visuallyHidden'
import { PresenceFields } from './PresenceFields'
import type { Presence } from './types'
import { usePresence } from './usePresence'

const askForNotifications = () => {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission()
}

const dotSx = { width: 10, height: 10, mr: 1, borderRadius: '50%' } as const

/** What the agent says about themselves: there or not, how many at a time, and whether the queue comes by itself. */
export const PresenceMenu = ({ isConnected }: { isConnected: boolean }) => {
  const { t } = useLingui()
  const text = useText()
  const isSmall = useIsSmall()
  const { presence: data, change: save } = usePresence()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!data) return null
  const close = () => setAnchor(null)
  const change = (part: Partial<Presence>) => {
    askForNotifications()
    save(part)
    if (part.status) close()
  }
  const state = isConnected ? text(PRESENCE[data.status]) : t`Menghubungkan…`
  const paper = { role: 'dialog', 'aria-label': t`Status saya` }
  const fields = <PresenceFields data={data} onChange={change} />
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t`Status saya: ${state}`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandIcon />}
        sx={{ flexShrink: 0, minHeight: { xs: 44, sm: 36 }, borderColor: 'divider' }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{ ...dotSx, bgcolor: isConnected ? PRESENCE_DOTS[data.status] : 'text.disabled' }}
        />
        {state}
      </Button>
      {!isConnected && <Box role="status" sx={visuallyHidden}>{t`Menghubungkan…`}</Box>}
      {isSmall ? (
        <Drawer
          anchor="bottom"
          open={anchor !== null}
          onClose={close}
          slotProps={{ paper: { ...paper, sx: { borderRadius: '16px 16px 0 0', pb: 2 } } }}
        >
          {fields}
        </Drawer>
      ) : (
        <Popover
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper }}
        >
          {fields}
        </Popover>
      )}
    </>
  )
}
