import { useEffect, useRef } from 'react'
import { isCovered, isTyping } from './shortcuts/keys'
import { useShortcutGroup } from './shortcuts/useShortcuts'

const ROW = 'tbody tr a[href], tbody tr button'

function firstLinks(list: HTMLElement): HTMLElement[] {
  const rows = [...list.querySelectorAll('tbody tr')]
  return rows.flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? [])
}

function step(list: HTMLElement, steps: number): boolean {
  const links = firstLinks(list)
  const row = document.activeElement?.closest('tbody tr')
  const place = links.findIndex((link) => row?.contains(link))
  const next = place < 0 ? links[0] : links[place + steps]
  next?.focus()
  return next !== undefined
}

/**
 * Keyboard navigation of lists, wherever the focus is outside of fields: arrows move between rows,
 * / focuses the search.
 */
export function useListKeys<E extends HTMLElement>(isTable: boolean) {
  const list = useRef<E>(null)
  useShortcutGroup('list')
  useShortcutGroup('rows', isTable)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (list.current && isFree(event, list.current) && move(list.current, event.key))
        event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return list
}

/** Whether the focus is on the page itself or its heading, as on a new page. */
const isNowhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('body, main, h1')

/**
 * Whether no other element uses the key: no field, no dialog or menu, no button outside of the
 * rows.
 */
function isFree(
  { target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent,
  list: Element,
) {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return false
  if (isNowhere(target)) return !isCovered()
  if (!(target instanceof HTMLElement) || !list.contains(target)) return false
  return (
    !isTyping(target) && (target.matches(ROW) || !target.matches('[role=combobox], [role=tab]'))
  )
}

function move(list: HTMLElement, key: string): boolean {
  if (key === 'ArrowDown') return step(list, 1)
  if (key === 'ArrowUp') return step(list, -1)
  if (key !== '/') return false
  const search = list.querySelector<HTMLElement>('input[type=text], input[type=search]')
  search?.focus()
  return search !== null
}
