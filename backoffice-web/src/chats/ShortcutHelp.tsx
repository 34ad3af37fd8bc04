import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { KeyList } from '../ui/KeyList'
import { ShortcutDialog } from '../ui/ShortcutDialog'
import { useKeyShortcuts } from '../ui/useKeyShortcuts'
import { useAltShortcuts } from './useAltShortcuts'

const KEYS = [
  ['Alt+J, Alt+K', msg`Percakapan berikutnya, sebelumnya`],
  ['Alt+1 … Alt+4', msg`Tab kotak masuk`],
  ['Alt+S', msg`Cari`],
  ['Alt+C', msg`Ambil`],
  ['Alt+O', msg`Ambil alih`],
  ['Alt+L', msg`Tulis balasan`],
  ['Alt+P', msg`Tulis catatan internal`],
  ['Alt+A', msg`Lampirkan gambar`],
  ['Alt+T', msg`Teruskan`],
  ['Alt+G', msg`Tag`],
  ['Alt+R', msg`Prioritas`],
  ['Alt+M', msg`Tunda satu jam`],
  ['Alt+E', msg`Selesai`],
  ['Alt+B', msg`Buka lagi`],
  ['?, Alt+H', msg`Daftar pintasan ini`],
] as const

/** Every shortcut of the console, on ? and Alt+H. */
export const ShortcutHelp = () => {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useAltShortcuts({ KeyH: open })
  useKeyShortcuts({ '?': open })
  return <ShortcutDialog keys={KEYS} isOpen={isOpen} onClose={() => setOpen(false)} />
}

export const ShortcutList = () => <KeyList keys={KEYS} />
