import { useEffect, useEffectEvent } from 'react'
import { isCovered } from './useListKeys'

const FIELDS = 'input:not([type=checkbox]), textarea, [contenteditable], [role=combobox]'

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(FIELDS)

/** Runs handlers of single keys, unless somebody types or a dialog or menu is open. */
export function useKeyShortcuts(handlers: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const handle = handlers[event.key.toLowerCase()]
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (!handle || isModified || event.defaultPrevented || isTyping(event) || isCovered()) return
    if (event.key !== 'Escape') event.preventDefault()
    handle()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
