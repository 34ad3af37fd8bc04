import { useEffect, useRef, useState } from 'react'
import { getItem, setItem } from '../../lib/storage'

export interface Shortcuts {
  choose: (index: number) => void
  move: (direction: 'next' | 'prev') => void
  flag: () => void
  help: () => void
}

const KEY = 'exam.shortcuts'
const CHOICES = ['123456789', 'abcde'] as const

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select')
  )
}

function isElsewhere(event: KeyboardEvent): boolean {
  const chord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
  return chord || isTyping(event.target) || document.querySelector('dialog[open]') !== null
}

// Arrows follow the text direction: in Arabic the next question is to the left.
const isRightToLeft = () => document.documentElement.dir === 'rtl'

/** The place of the option that a digit or the letter before the option names; F flags. */
function choiceOf(key: string): number | null {
  if (key.length !== 1) return null
  const found = CHOICES.map((keys) => keys.indexOf(key.toLowerCase())).find((place) => place >= 0)
  return found ?? null
}

/** The action of a key in the exam, or null. */
function actionOf(key: string, shortcuts: Shortcuts): (() => void) | null {
  const choice = choiceOf(key)
  if (choice !== null) return () => shortcuts.choose(choice)
  if (key === 'ArrowLeft') return () => shortcuts.move(isRightToLeft() ? 'next' : 'prev')
  if (key === 'ArrowRight') return () => shortcuts.move(isRightToLeft() ? 'prev' : 'next')
  if (key.toLowerCase() === 'f') return shortcuts.flag
  return key === '?' ? shortcuts.help : null
}

/** Listens for the exam's keys, unless the participant switched them off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const [enabled, setEnabled] = useState(() => getItem<boolean>(KEY) ?? true)
  const current = useRef(shortcuts)
  current.current = shortcuts
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      const action = isElsewhere(event) ? null : actionOf(event.key, current.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [enabled])
  const toggle = (on: boolean) => {
    setItem(KEY, on)
    setEnabled(on)
  }
  return { enabled, toggle }
}
