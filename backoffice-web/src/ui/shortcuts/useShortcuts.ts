import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-admin'
import { activate } from './active'
import { isCovered, isTyped, isTyping, matches } from './keys'
import { type GroupName, keysOf, type SHORTCUTS } from './shortcuts'

type Handlers<G extends GroupName> = {
  readonly [K in keyof (typeof SHORTCUTS)[G]]?: (() => void) | false
}

/** Single-character shortcuts can be switched off, because speech input would trigger them. */
export const useCharacterKeys = () => useStore('shortcuts.characters', true)

/** Shows the shortcuts of a group in the list while the component is mounted. */
export function useShortcutGroup(group: GroupName, isActive = true): void {
  useEffect(() => (isActive ? activate(group) : undefined), [group, isActive])
}

const isFree = (event: KeyboardEvent) => !isTyping(event.target) && !isCovered()

/**
 * Runs handlers by the shortcuts of a group. Characters are ignored while typing and while a dialog
 * or menu is open.
 */
export function useShortcuts<G extends GroupName>(group: G, handlers: Handlers<G>): void {
  useShortcutGroup(group)
  const [hasCharacters] = useCharacterKeys()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = handlers as Readonly<Record<string, (() => void) | false>>
    const [name, written = ''] =
      keysOf(group).find(([one, key]) => run[one] && matches(event, key)) ?? []
    const handle = name && run[name]
    if (!handle || event.defaultPrevented) return
    if (isTyped(written) && (!hasCharacters || !isFree(event))) return
    if (written !== 'Esc') event.preventDefault()
    handle()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
