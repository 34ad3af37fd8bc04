import { useEffect, useRef } from 'react'

/** What Alt with a key does while a part of the console stands; keys go by their place on the keyboard. */
export function useAltShortcuts(work: Readonly<Record<string, (() => void) | false>>): void {
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const chosen = event.altKey && !event.ctrlKey && latest.current[event.code]
      if (!chosen) return
      event.preventDefault()
      chosen()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
