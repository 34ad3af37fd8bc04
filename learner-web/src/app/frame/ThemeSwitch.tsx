import { useLingui } from '@lingui/react/macro'
import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '../../lib/theme'
import { IconButton } from '../../ui/Button'

/** Toggles light and dark. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton label={dark ? t`Tema terang` : t`Tema gelap`} onClick={toggleTheme}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
