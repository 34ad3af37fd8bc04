import { useSyncExternalStore } from 'react'
import { type GroupName, SHORTCUTS } from './shortcuts'

/** How many parts of the page listen to the keys of a group. */
const counts = new Map<GroupName, number>()
const listeners = new Set<() => void>()
let shown: readonly GroupName[] = []
let isListOpen = false

function tell(): void {
  for (const listen of listeners) listen()
}

function count(group: GroupName, by: number): void {
  counts.set(group, (counts.get(group) ?? 0) + by)
  shown = (Object.keys(SHORTCUTS) as GroupName[]).filter((name) => counts.get(name))
  tell()
}

/** The keys of a group work from now on; gives the way to end that. */
export function activate(group: GroupName): () => void {
  count(group, 1)
  return () => count(group, -1)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The groups whose keys work on the page as it is. */
export const useActiveGroups = (): readonly GroupName[] =>
  useSyncExternalStore(subscribe, () => shown)

/** Opens the list of shortcuts, or closes it. */
export function showShortcuts(isOpen: boolean): void {
  isListOpen = isOpen
  tell()
}

export const useIsListOpen = (): boolean => useSyncExternalStore(subscribe, () => isListOpen)
