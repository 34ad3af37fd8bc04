import type { MessageDescriptor } from '@lingui/core'
import { Box } from '@mui/material'
import { useText } from '../define/useText'

export type Keys = readonly (readonly [string, MessageDescriptor])[]

/** Keys and what they do. */
export const KeyList = ({ keys }: { keys: Keys }) => {
  const text = useText()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '4px 16px',
        fontSize: '0.9rem',
      }}
    >
      {keys.map(([key, label]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {text(label)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
