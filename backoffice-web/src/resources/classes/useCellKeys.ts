import type { KeyboardEvent } from 'react'
import { useShortcutGroup } from '../../ui/shortcuts/useShortcuts'
import { type Cell, neighbourOf, statusOfKey } from './cellKeys'
import type { AttendanceStatus, Participants } from './types'

const selectorOf = ({ seat, session }: Cell) => `[data-cell="${seat}/${session}"]`

/** Keyboard control of the grid: arrows move the focus, letters set the status. */
export function useCellKeys(
  page: Participants,
  fill: (seat: string, session: number, status: AttendanceStatus) => void,
) {
  useShortcutGroup('presence')
  return (event: KeyboardEvent<HTMLElement>) => {
    const place = (event.target as HTMLElement).dataset.cell?.split('/')
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return
    const cell = { seat: place[0] ?? '', session: Number(place[1]) }
    const status = statusOfKey(event.key)
    const next = neighbourOf(page, cell, event.key)
    if (!status && !next && !event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    if (status) fill(cell.seat, cell.session, status)
    if (next) event.currentTarget.querySelector<HTMLElement>(selectorOf(next))?.focus()
  }
}
