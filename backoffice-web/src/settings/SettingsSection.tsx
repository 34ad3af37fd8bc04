import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  hint: string
  children: ReactNode
}

/** Settings of one subject: what they are about, and beside that (below it on phones) their fields. */
export const SettingsSection = ({ title, hint, children }: Props) => {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
      }}
    >
      <Box>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.85rem' }}>
          {hint}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{children}</Box>
    </Card>
  )
}
