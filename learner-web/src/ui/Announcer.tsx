import { useEffect } from 'react'
import { useStore } from '../lib/store'
import { announcements } from './announce'

/** How long an announcement stays, so that screen readers do not come across it later. */
const CLEAR_AFTER_MS = 1500

/** Rendered once in the app: the live region of all announcements. */
export function Announcer() {
  const { text, round } = useStore(announcements)
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => announcements.set({ text: '', round }), CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, round])
  return (
    <p role="status" className="sr-only">
      {/* A text that is the same as before is read out only when the element is another one. */}
      <span key={round}>{text}</span>
    </p>
  )
}
