import { useEffect, useEffectEvent } from 'react'

const FIELDS =
  'input:not([type=checkbox]), textarea, [contenteditable], [role=combobox], [role=dialog] *'

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(FIELDS)

/** What single keys do while nothing is typed. */
export function useKeyShortcuts(work: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = work[event.key.toLowerCase()]
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (event.key !== 'Escape') event.preventDefault()
    chosen()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
