import type { KeyboardEvent } from 'react'

const ROW = 'tbody tr a[href], tbody tr button'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

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

/** Lists by keyboard: arrows go from row to row, / into the search. */
export function useListKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    const list = event.currentTarget
    const keys: Record<string, () => boolean> = {
      ArrowDown: () => step(list, 1),
      ArrowUp: () => step(list, -1),
      '/': () => {
        const search = list.querySelector<HTMLElement>('input[type=text], input[type=search]')
        search?.focus()
        return search !== null
      },
    }
    const isInRows = event.target instanceof HTMLElement && event.target.matches(ROW)
    if (event.key !== '/' && !isInRows) return
    if (keys[event.key]?.()) event.preventDefault()
  }
}
