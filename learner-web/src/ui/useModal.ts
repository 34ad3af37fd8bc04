import { type RefObject, useLayoutEffect } from 'react'

const FIELD = [
  'input:not(:disabled):not([type=hidden]):not([type=file])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join()

/** The first field, or the checked one of a radio group. */
function firstFieldOf(dialog: HTMLElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(FIELD)
  if (!(field instanceof HTMLInputElement && field.type === 'radio')) return field
  const group = dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...group].find(({ name, checked }) => checked && name === field.name) ?? field
}

const hasMouse = () => globalThis.matchMedia?.('(pointer: fine)').matches

interface Modal {
  open: boolean
  /** Must be answered: the browser focuses its first button. */
  alert: boolean | undefined
  /** Slides up over a list on phones, without opening the keyboard. */
  sheet: boolean | undefined
}

/** Opens a dialog as modal, sets the initial focus, and restores it however the dialog is closed. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { open, alert = false, sheet = false }: Modal,
): void {
  // Before painting, so that a committed dialog is open and reachable at once.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!(open && dialog)) return
    const opener = document.activeElement
    dialog.showModal()
    const field = sheet && !hasMouse() ? null : firstFieldOf(dialog)
    if (field || !alert) (field ?? dialog.querySelector<HTMLElement>('h2'))?.focus()
    return () => {
      if (dialog.open) dialog.close()
      giveFocusBack(dialog, opener)
    }
  }, [open, ref, alert, sheet])
}

/** Restores the focus to the previous element, its menu, or the page's content. */
function giveFocusBack(dialog: Element, opener: Element | null): void {
  const menu = opener?.closest('details')?.querySelector('summary')
  for (const place of [opener, menu, document.getElementById('main')]) {
    const active = document.activeElement
    if (active !== document.body && !dialog.contains(active)) return
    if (place instanceof HTMLElement && place.isConnected) place.focus()
  }
}
