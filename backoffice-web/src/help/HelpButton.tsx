import { useLingui } from '@lingui/react/macro'
import HelpIcon from '@mui/icons-material/HelpOutline'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'

const HelpDrawer = lazy(() => import('./HelpDrawer'))

/** The guide of the page that is open, behind a question mark. */
export const HelpButton = () => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={t`Bantuan halaman ini`} onClick={() => setOpen(true)}>
        <HelpIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
