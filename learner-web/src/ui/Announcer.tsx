import { useStore } from '../lib/store'
import { announcements } from './announce'

/** Stands once in the app: the one place whose changes screen readers tell. */
export function Announcer() {
  const { text, round } = useStore(announcements)
  return (
    <p role="status" className="sr-only">
      {/* A text that is the same as before is told only when the element is another one. */}
      <span key={round}>{text}</span>
    </p>
  )
}
