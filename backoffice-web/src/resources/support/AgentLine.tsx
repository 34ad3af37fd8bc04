import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { useText } from '../../define/useText'
import { PRESENCE, PRESENCE_DOTS } from './presence'

interface Props {
  status: keyof typeof PRESENCE
  open_count: number
  capacity: number
  team_names: readonly string[]
}

/** An agent's status and load, on phones. */
export const AgentLine = ({ status, open_count, capacity, team_names }: Props) => {
  const { t } = useLingui()
  const text = useText()
  const load = t`${open_count} dari ${capacity} percakapan`
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: PRESENCE_DOTS[status] }}
      />
      {[text(PRESENCE[status]), load, ...team_names].join(' · ')}
    </Box>
  )
}
