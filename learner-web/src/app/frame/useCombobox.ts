import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const TYPING_MS = 180
const NONE = -1

/**
 * The listbox of a combobox whose input was rendered before: open state, typed text, active option. The input
 * is part of the first load, so its events and ARIA states are set here.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  choose: (index: number) => void,
) {
  const [words, setWords] = useState(() => field.current?.value.trim() ?? '')
  const [open, setOpen] = useState(() => document.activeElement === field.current)
  const [active, setActive] = useState(NONE)
  const [count, setCount] = useState(0)
  const close = useCallback(() => {
    setOpen(false)
    setActive(NONE)
  }, [])
  const latest = useRef({ words, open, active, count, choose })
  latest.current = { words, open, active, count, choose }

  useEffect(() => {
    const input = field.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout>
    const type = () => {
      setOpen(true)
      setActive(NONE)
      clearTimeout(timer)
      // The first letter hides the suggestions for an empty field at once.
      const delay = latest.current.words === '' ? 0 : TYPING_MS
      timer = setTimeout(() => setWords(input.value.trim()), delay)
    }
    const show = () => {
      setWords(input.value.trim())
      setOpen(true)
    }
    const press = (event: KeyboardEvent) => {
      const now = latest.current
      if (event.isComposing) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined && now.count > 0) {
        event.preventDefault()
        setOpen(true)
        // One position more than options: the field itself is between the last and the first.
        setActive(((now.active + 1 + step + now.count + 1) % (now.count + 1)) - 1)
      } else if (event.key === 'Enter' && now.open && now.active !== NONE) {
        event.preventDefault()
        now.choose(now.active)
      } else if (event.key === 'Escape' && now.open) {
        event.preventDefault()
        close()
      }
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    // While the list was loading, the text or the focus may have changed.
    setWords(input.value.trim())
    setOpen(document.activeElement === input)
    document.addEventListener('keydown', leave)
    input.addEventListener('input', type)
    input.addEventListener('focus', show)
    input.addEventListener('blur', close)
    input.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', leave)
      input.removeEventListener('input', type)
      input.removeEventListener('focus', show)
      input.removeEventListener('blur', close)
      input.removeEventListener('keydown', press)
    }
  }, [field, close])

  useEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(open && count > 0))
    if (open && active !== NONE) input?.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else input?.removeAttribute('aria-activedescendant')
  }, [field, listId, open, active, count])

  return { words, open, active, close, setCount }
}
