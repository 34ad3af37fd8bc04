import { loadScript } from './loadScript'

export interface SnapCallbacks {
  onSuccess: () => void
  onPending: () => void
  onError: () => void
  onClose: () => void
}

/** The global of the payment provider's script. */
export interface Snap {
  pay: (token: string, callbacks: SnapCallbacks) => void
  hide: () => void
}

declare global {
  interface Window {
    snap?: Snap
  }
}

export interface SnapScript {
  snap_js_url: string
  client_key: string
}

export type PaymentOutcome = 'success' | 'pending' | 'error' | 'closed' | 'left'

/** The payment provider's popup; its script is loaded once and only for paying. */
export async function loadSnap({ snap_js_url, client_key }: SnapScript): Promise<Snap> {
  if (!window.snap) await loadScript(snap_js_url, { clientKey: client_key })
  if (!window.snap) throw new Error('the payment script defines no window.snap')
  return window.snap
}

/**
 * Opens the payment popup and waits for its result; meanwhile the document is marked as `paying`. It stays
 * closed if the payer has left the page (`isHere`) while the script was loading.
 */
export async function payWithSnap(
  script: SnapScript,
  token: string,
  isHere: () => boolean,
): Promise<PaymentOutcome> {
  const snap = await loadSnap(script)
  if (!isHere()) return 'left'
  const { dataset } = document.documentElement
  dataset.paying = 'yes'
  const outcome = new Promise<PaymentOutcome>((done) => {
    snap.pay(token, {
      onSuccess: () => done('success'),
      onPending: () => done('pending'),
      onError: () => done('error'),
      onClose: () => done('closed'),
    })
  })
  return outcome.finally(() => delete dataset.paying)
}

/** Closes the popup when its page is left. */
export function hideSnap(): void {
  delete document.documentElement.dataset.paying
  window.snap?.hide()
}
