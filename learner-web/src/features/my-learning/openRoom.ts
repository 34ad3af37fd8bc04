import type { LearnerEvent } from '../../api/learning'
import { roomPath } from '../webinar-live/api'

/** The URL to join an event online now; null while it is closed. */
export function openRoomOf(event: LearnerEvent, now: number): string | null {
  const { kind, slug, room_opens_at: opens, ends_at } = event
  const isOpen = opens !== null && Date.parse(opens) <= now && now < Date.parse(ends_at)
  return isOpen ? roomPath(kind, slug) : null
}
