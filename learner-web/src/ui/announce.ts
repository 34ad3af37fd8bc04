import { createStore } from '../lib/store'

export interface Announcement {
  text: string
  /** Increases, so that the same text is announced again. */
  round: number
}

export const announcements = createStore<Announcement>({ text: '', round: 0 })

/** Announces a visible change to screen readers (politely). */
export function announce(text: string): void {
  announcements.set({ text, round: announcements.get().round + 1 })
}
