import { useEffect } from 'react'
import { useStore } from '../lib/store'
import { announcements } from './announce'

/** By then it has been read out; whoever reads on does not come across it again. */
const CLEAR_AFTER_MS = 1500

/** Stands once in the app: the one place whose changes screen readers announce. */
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
