import type { CaseKind } from '../../api/types'
import type { Tone } from '../../ui/choices'

/** Why somebody has to look. */
export const caseKinds: Record<CaseKind, { text: string; tone: Tone }> = {
  unknown_order: { text: 'Pesanan tidak dikenal', tone: 'error' },
  other_amount: { text: 'Jumlah berbeda', tone: 'error' },
  surplus: { text: 'Bayar lebih atau dua kali', tone: 'warning' },
  chargeback: { text: 'Ditarik kembali oleh bank', tone: 'error' },
  refund_failed: { text: 'Pengembalian gagal', tone: 'error' },
  unserved: { text: 'Lunas, belum terlayani', tone: 'warning' },
  made_outside: { text: 'Dikembalikan di luar aplikasi', tone: 'warning' },
  books: { text: 'Pembukuan tidak cocok', tone: 'error' },
  counter: { text: 'Hitungan tidak cocok', tone: 'error' },
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long it has waited: `3 hari`, `5 jam`, `baru saja`. */
export function ageOf(foundAt: string, now = Date.now()): string {
  const passed = now - new Date(foundAt).getTime()
  if (passed >= DAY) return `${Math.floor(passed / DAY)} hari`
  return passed >= HOUR ? `${Math.floor(passed / HOUR)} jam` : 'baru saja'
}
