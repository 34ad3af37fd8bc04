import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  hint?: string | undefined
  action?: ReactNode
  children: ReactNode
}

/** A titled card with the role region. */
export const Panel = ({ title, hint, action, children }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: hint ? 2.5 : 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={id} component="h2" variant="h3">
            {title}
          </Typography>
          {hint && (
            <Typography sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>{hint}</Typography>
          )}
        </Box>
        {action && <Box sx={{ my: -0.75 }}>{action}</Box>}
      </Box>
      {children}
    </Card>
  )
}
