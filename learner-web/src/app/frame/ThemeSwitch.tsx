import { useLingui } from '@lingui/react/macro'
import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '../../lib/theme'
import { IconButton } from '../../ui/Button'

/** Light or dark. */
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
