import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { KeyList } from '../ui/KeyList'
import { useShortcuts } from './useShortcuts'

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

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/** A question mark that is not part of what somebody writes. */
function useQuestionMark(work: () => void) {
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isWriting(event.target)) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Every shortcut of the console, on ? and Alt+H. */
export const ShortcutHelp = () => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ KeyH: () => setOpen(true) })
  useQuestionMark(() => setOpen(true))
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
      <DialogTitle>{t`Pintasan`}</DialogTitle>
      <DialogContent>
        <ShortcutList />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>{t`Tutup`}</Button>
      </DialogActions>
    </Dialog>
  )
}

export const ShortcutList = () => <KeyList keys={KEYS} />
