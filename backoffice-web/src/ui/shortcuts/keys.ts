const NAMES: Readonly<Record<string, string>> = { Esc: 'Escape' }

/**
 * The key of an event; letters with Alt are read by their physical position, because some systems
 * produce symbols with it.
 */
function isKey({ key, code, altKey }: KeyboardEvent, name: string): boolean {
  const wanted = NAMES[name] ?? name
  if (altKey) return code === `Key${wanted}` || code === `Digit${wanted}`
  return key.toLowerCase() === wanted.toLowerCase()
}

/** Whether the event matches a shortcut written as `Alt+J`, `Ctrl+Enter`, `?` or `J`. */
export function matches(event: KeyboardEvent, written: string): boolean {
  const parts = written.split('+')
  const name = parts.pop() ?? ''
  const isCommand = event.ctrlKey || event.metaKey
  return (
    isCommand === parts.includes('Ctrl') &&
    event.altKey === parts.includes('Alt') &&
    isKey(event, name)
  )
}

/** Whether it is a printable character, which must be ignored in fields. */
export const isTyped = (written: string): boolean => !written.includes('+')

const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELDS)

/** Whether a dialog or menu is open; some stay in the document when closed. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].some(
    (element) => element.closest('.MuiModal-hidden') === null,
  )
