import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: string
  message: string
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The common layout of empty and error states: a message and a next step. */
export const StateMessage = ({ icon, title, message, action, role }: Props) => (
  <Box
    role={role}
    sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', px: 2, py: 8 }}
  >
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 64,
        height: 64,
        borderRadius: 2,
        bgcolor: 'action.hover',
        color: 'primary.main',
        '& svg': { fontSize: 32 },
      }}
    >
      {icon}
    </Box>
    <Typography component="h2" variant="h2">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{message}</Typography>
    {action}
  </Box>
)
