const KEY = 'duxi.checkIn.queue'

/** A scan that waits for the network; `at` is read from this page's own clock, so only its age counts. */
export interface WaitingScan {
  code: string
  scan_id: string
  item_id: number | null
  at: number
}

export function waitingScans(): WaitingScan[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as WaitingScan[]
  } catch {
    return []
  }
}

export function storeScans(scans: readonly WaitingScan[]): void {
  localStorage.setItem(KEY, JSON.stringify(scans))
}

/** What the server wants of waiting scans. */
export function uploadOf(scans: readonly WaitingScan[], now = Date.now()) {
  return scans.map(({ code, scan_id, item_id, at }) => ({
    code,
    scan_id,
    item_id,
    offline_seconds: Math.max(0, Math.round((now - at) / 1000)),
  }))
}
