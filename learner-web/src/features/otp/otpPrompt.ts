import type { OtpType } from '../../api/accountTypes'
import { getItem, removeItem, setItem } from '../../lib/storage'
import { createStore, useStore } from '../../lib/store'

export interface OtpPrompt {
  phone: string
  channel: OtpType
  /** The number is new: a code is requested at once. */
  fresh?: boolean
  /** Whether the page under the dialog is left once the phone is proved. */
  leaves?: boolean
}

const KEY = 'otp'
const PUT_OFF = 'otp.put-off'
const HALF_A_DAY = 12 * 60 * 60
const store = createStore<OtpPrompt | null>(getItem<OtpPrompt>(KEY, sessionStorage))

/** Opens the dialog; it comes back after a reload until it is closed. */
export function openOtp(prompt: OtpPrompt): void {
  if (store.get() !== null) return
  setItem(KEY, { ...prompt, fresh: false }, { area: sessionStorage })
  store.set(prompt)
}

/** Lets a dialog that has done its work not come back after a reload; it stays open until it is closed. */
export function forgetOtp(): void {
  removeItem(KEY, sessionStorage)
}

/** Closes the dialog. */
export function closeOtp(): void {
  forgetOtp()
  store.set(null)
}

/** Pages and tabs of this session no longer open it automatically. */
export function putOffOtp(): void {
  setItem(PUT_OFF, true, { seconds: HALF_A_DAY })
}

/** The next session asks anew. */
export function forgetPutOff(): void {
  removeItem(PUT_OFF)
}

/** Closes it without verification. */
export function dismissOtp(): void {
  closeOtp()
  putOffOtp()
}

/** Whether the person has put it off in this session. */
export function isOtpPutOff(): boolean {
  return getItem<boolean>(PUT_OFF) === true
}

/** The current verification prompt, if any. */
export function useOtpPrompt(): OtpPrompt | null {
  return useStore(store)
}
