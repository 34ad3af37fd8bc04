import { createStore } from '../lib/store'

type ToastTone = 'success' | 'error' | 'info'

export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  key: string
  text: string
  tone: ToastTone
  action: ToastAction | undefined
  /** Increases when the same toast is shown again, to restart its timer. */
  round: number
}

export const toasts = createStore<readonly Toast[]>([])

function show(tone: ToastTone, text: string, key = text, action?: ToastAction): void {
  const others = toasts.get().filter((shown) => shown.key !== key)
  const round = (toasts.get().find((shown) => shown.key === key)?.round ?? 0) + 1
  toasts.set([...others, { key, text, tone, action, round }])
}

/** Short messages at the edge of the screen, one at a time per key (by default the text itself). */
export const toast = {
  success: (text: string, key?: string, action?: ToastAction) => show('success', text, key, action),
  error: (text: string, key?: string) => show('error', text, key),
  info: (text: string, key?: string, action?: ToastAction) => show('info', text, key, action),
  clear: () => toasts.set([]),
  dismiss: (key: string) => toasts.set(toasts.get().filter((shown) => shown.key !== key)),
}
