import { createStore } from '../lib/store'

export interface Announcement {
  text: string
  /** Grows with each one, so that the same text is announced again. */
  round: number
}

export const announcements = createStore<Announcement>({ text: '', round: 0 })

/** Has screen readers say, without haste, what the eye sees by itself. */
export function announce(text: string): void {
  announcements.set({ text, round: announcements.get().round + 1 })
}
