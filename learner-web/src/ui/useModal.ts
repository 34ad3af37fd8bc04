import { type RefObject, useLayoutEffect } from 'react'

const FIELD = [
  'input:not(:disabled):not([type=hidden]):not([type=file])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join()

/** The first field, or of several radio buttons the chosen one. */
function firstFieldOf(dialog: HTMLElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(FIELD)
  if (!(field instanceof HTMLInputElement && field.type === 'radio')) return field
  const group = dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...group].find(({ name, checked }) => checked && name === field.name) ?? field
}

interface Modal {
  open: boolean
  /** Only to be answered: the browser chooses the first of its answers. */
  alert: boolean | undefined
  /** Rises over a list on phones: no keyboard jumps up with it. */
  sheet: boolean | undefined
}

/** Opens a dialog as modal, puts the focus where its reader begins, and gives it back however the dialog goes away. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, alert = false, sheet = false }: Modal,
): void {
  // Before the paint: what is committed is at once open and reachable.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!(open && dialog)) return
    const opener = document.activeElement
    dialog.showModal()
    const field = sheet ? null : firstFieldOf(dialog)
    if (field || !alert) (field ?? dialog.querySelector<HTMLElement>('h2'))?.focus()
    return () => {
      if (dialog.open) dialog.close()
      giveFocusBack(dialog, opener)
    }
  }, [open, ref, alert, sheet])
}

/** To what had it before, to the menu that this stood in, or to the page's content. */
function giveFocusBack(dialog: Element, opener: Element | null): void {
  const menu = opener?.closest('details')?.querySelector('summary')
  for (const place of [opener, menu, document.getElementById('main')]) {
    const active = document.activeElement
    if (active !== document.body && !dialog.contains(active)) return
    if (place instanceof HTMLElement && place.isConnected) place.focus()
  }
}
