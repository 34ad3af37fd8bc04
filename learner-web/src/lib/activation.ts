import { getItem, removeItem, setItem } from './storage'

const KEY = 'activationPending'

/** Whether this browser's account was not active when last seen: its reminder has a place from the start. */
export const isActivationPending = (): boolean => getItem<boolean>(KEY) === true

export function setActivationPending(isPending: boolean): void {
  if (isPending) setItem(KEY, true)
  else removeItem(KEY)
}
