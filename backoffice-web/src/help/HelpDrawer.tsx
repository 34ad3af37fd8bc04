import { Trans, useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { trailTo } from '../app/Breadcrumbs'
import { useSidebar } from '../app/useSidebar'
import { useText } from '../define/useText'
import { showShortcuts } from '../ui/shortcuts/active'
import { type GuideName, guides } from './guides'

const isGuide = (name: string): name is GuideName => name in guides

/** The guide of an address: by the name of its resource, which is its first part. */
function useGuide() {
  const { pathname } = useLocation()
  const { nodes, labelOf } = useSidebar()
  const name = pathname.split('/')[1] || 'dashboard'
  const line = trailTo(nodes, pathname).at(-1)
  return { guide: isGuide(name) ? guides[name] : null, title: line ? labelOf(line) : '' }
}

/** What this page is for, and the way to its keys. */
const HelpDrawer = ({ onClose }: { onClose: () => void }) => {
  const id = useId()
  const text = useText()
  const { t } = useLingui()
  const { guide, title } = useGuide()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 380, maxWidth: '100%' }, 'aria-labelledby': id } }}
    >
      <Box sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography id={id} component="h2" variant="h2" sx={{ flex: 1 }}>
            {title || t`Bantuan`}
          </Typography>
          <IconButton aria-label={t`Tutup`} onClick={onClose} autoFocus>
            <CloseIcon />
          </IconButton>
        </Box>
        <Typography>
          {guide
            ? text(guide)
            : t`Pakai daftar untuk mencari dan menyaring, buka satu baris untuk rinciannya, dan lihat Riwayat untuk perubahannya.`}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<KeyboardIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            onClose()
            showShortcuts(true)
          }}
        >
          <Trans>Pintasan papan ketik (?)</Trans>
        </Button>
      </Box>
    </Drawer>
  )
}

export default HelpDrawer
