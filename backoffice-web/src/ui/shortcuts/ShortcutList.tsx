import type { MessageDescriptor } from '@lingui/core'
import { Box } from '@mui/material'
import { useText } from '../../define/useText'
import { LABELS } from './labels'
import { type GroupName, keysOf } from './shortcuts'

const gridSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, auto) 1fr',
  gap: '4px 16px',
  fontSize: '0.9rem',
} as const

/** The shortcuts of one group with their descriptions. */
export const ShortcutList = ({ group }: { group: GroupName }) => {
  const text = useText()
  const labels: Readonly<Record<string, MessageDescriptor>> = LABELS[group].keys
  return (
    <Box component="dl" sx={gridSx}>
      {keysOf(group).map(([name, key]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {text(labels[name] ?? '')}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
