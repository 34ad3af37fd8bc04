import { useLingui } from '@lingui/react/macro'
import SearchIcon from '@mui/icons-material/Search'
import { ButtonBase, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useShortcuts } from '../ui/shortcuts/useShortcuts'

const CommandPalette = lazy(() => import('./CommandPalette'))

/** Opens the command palette, by click or Ctrl-K. */
export const PaletteButton = () => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  useShortcuts('everywhere', { palette: () => setOpen((old) => !old) })
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label={t`Cari`}
        aria-keyshortcuts="Control+K"
        sx={{
          gap: 1,
          px: 1.25,
          py: 0.75,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        <SearchIcon fontSize="small" />
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'baseline', gap: 1 }}
        >
          {t`Cari`}
          <kbd>Ctrl K</kbd>
        </Typography>
      </ButtonBase>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
