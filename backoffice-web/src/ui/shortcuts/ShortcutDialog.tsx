import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { useText } from '../../define/useText'
import { useActiveGroups } from './active'
import { LABELS } from './labels'
import { ShortcutList } from './ShortcutList'
import type { GroupName } from './shortcuts'
import { useCharacterKeys } from './useShortcuts'

const Group = ({ name }: { name: GroupName }) => {
  const text = useText()
  return (
    <Box component="section">
      <Typography component="h3" variant="h3" sx={{ mb: 0.75 }}>
        {text(LABELS[name].title)}
      </Typography>
      <ShortcutList group={name} />
    </Box>
  )
}

/**
 * The shortcuts of the current page, then the global ones, and the switch for single-character
 * shortcuts.
 */
const ShortcutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const id = useId()
  const [hasCharacters, setCharacters] = useCharacterKeys()
  const groups = useActiveGroups().filter((name) => name !== 'everywhere')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t`Pintasan papan ketik`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {[...groups, 'everywhere' as const].map((name) => (
          <Group key={name} name={name} />
        ))}
        <FormControlLabel
          label={t`Pintasan satu huruf aktif`}
          control={
            <Switch checked={hasCharacters} onChange={(_event, isOn) => setCharacters(isOn)} />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ShortcutDialog
