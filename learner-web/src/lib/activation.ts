import { getItem, removeItem, setItem } from './storage'

const KEY = 'activationPending'

/**
 * Whether this browser's account was inactive when last seen, so that space for the reminder is reserved at
 * once.
 */
export const isActivationPending = (): boolean => getItem<boolean>(KEY) === true

export function setActivationPending(isPending: boolean): void {
  if (isPending) setItem(KEY, true)
  else removeItem(KEY)
}
