import { playNotes } from 'duxi-web-core/tone'

const DELAY_MS = 100
const NOTE = [{ pitch: 880, at: 0 }]

/** A short sound and, where the agent allowed it, a notification of the browser. */
export function alertAgent(title: string, body: string): void {
  setTimeout(() => playNotes(NOTE), DELAY_MS)
  const isAllowed = 'Notification' in window && Notification.permission === 'granted'
  if (isAllowed && document.visibilityState !== 'visible')
    new Notification(title, { body, tag: title })
}
