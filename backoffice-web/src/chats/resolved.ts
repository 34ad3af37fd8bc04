type Listener = (uuid: string) => void

const listeners = new Set<Listener>()

/** Tells the inbox, which may not stand on a phone, that a conversation was closed here. */
export const tellResolved: Listener = (uuid) => {
  for (const listener of listeners) listener(uuid)
}

/** Hears of them until the function that comes back is called. */
export const followResolved = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
