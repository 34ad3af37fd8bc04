import { msg, plural, t } from '@lingui/core/macro'
import type { CaseKind } from '../../api/types'
import type { Label } from '../../ui/choices'

/** Why somebody has to look. */
export const caseKinds: Record<CaseKind, Label> = {
  unknown_order: { text: msg`Pesanan tidak dikenal`, tone: 'error' },
  other_amount: { text: msg`Jumlah berbeda`, tone: 'error' },
  surplus: { text: msg`Bayar lebih atau dua kali`, tone: 'warning' },
  chargeback: { text: msg`Ditarik kembali oleh bank`, tone: 'error' },
  refund_failed: { text: msg`Pengembalian gagal`, tone: 'error' },
  unserved: { text: msg`Lunas, belum terlayani`, tone: 'warning' },
  made_outside: { text: msg`Dikembalikan di luar aplikasi`, tone: 'warning' },
  books: { text: msg`Pembukuan tidak cocok`, tone: 'error' },
  counter: { text: msg`Hitungan tidak cocok`, tone: 'error' },
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long it has waited: `3 hari`, `5 jam`, `baru saja`. */
export function ageOf(foundAt: string, now = Date.now()): string {
  const passed = now - new Date(foundAt).getTime()
  if (passed >= DAY) return plural(Math.floor(passed / DAY), { other: '# hari' })
  return passed >= HOUR ? plural(Math.floor(passed / HOUR), { other: '# jam' }) : t`baru saja`
}
