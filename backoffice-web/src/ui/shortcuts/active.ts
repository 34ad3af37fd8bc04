import { useSyncExternalStore } from 'react'
import { type GroupName, SHORTCUTS } from './shortcuts'

/** The number of mounted components that listen to each group. */
const counts = new Map<GroupName, number>()
const listeners = new Set<() => void>()
let shown: readonly GroupName[] = []
let isListOpen = false

function notify(): void {
  for (const listen of listeners) listen()
}

function count(group: GroupName, by: number): void {
  counts.set(group, (counts.get(group) ?? 0) + by)
  shown = (Object.keys(SHORTCUTS) as GroupName[]).filter((name) => counts.get(name))
  notify()
}

/** Activates the shortcuts of a group and returns the function that deactivates them. */
export function activate(group: GroupName): () => void {
  count(group, 1)
  return () => count(group, -1)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The groups whose shortcuts are active on the current page. */
export const useActiveGroups = (): readonly GroupName[] =>
  useSyncExternalStore(subscribe, () => shown)

/** Opens or closes the list of shortcuts. */
export function showShortcuts(isOpen: boolean): void {
  isListOpen = isOpen
  notify()
}

export const useIsListOpen = (): boolean => useSyncExternalStore(subscribe, () => isListOpen)
