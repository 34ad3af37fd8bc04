import { msg, plural, t } from '@lingui/core/macro'
import type { CaseKind } from '../../api/types'
import type { TextLike } from '../../define/useText'
import type { Label } from '../../ui/choices'

/** Labels of case kinds. */
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

/** What happened, and how to resolve it. */
export const caseAdvice: Record<CaseKind, TextLike> = {
  unknown_order: msg`Penyedia pembayaran menerima dana untuk nomor yang tidak ada pada kami, misalnya dari toko uji coba. Kenali pesanannya? Cocokkan dananya.`,
  other_amount: msg`Dana yang masuk atau kembali berbeda dari tagihannya. Lunaskan pesanannya bila dananya cukup, atau kembalikan kelebihannya.`,
  surplus: msg`Dana masuk lebih dari tagihan, atau dua kali. Kembalikan kelebihannya kepada pembeli.`,
  chargeback: msg`Bank menarik kembali pembayaran ini. Jangan kembalikan dananya lagi; kirim bukti sanggahan di dasbor penyedia. Kalah: catat penarikannya. Menang: selesaikan temuan ini.`,
  refund_failed: msg`Penyedia pembayaran menolak mengirim dana pembeli. Ulangi, transfer sendiri lalu catat buktinya, atau jangan lanjutkan.`,
  unserved: msg`Pembeli sudah membayar, tetapi kursinya tidak ada. Beri kursi tambahan, pindahkan, atau kembalikan dananya.`,
  made_outside: msg`Dana dikembalikan di dasbor penyedia, tidak lewat aplikasi, dan sudah dibukukan. Pengembalian kami yang masih menggantung jangan dilanjutkan.`,
  books: msg`Pembukuan pesanan ini tidak cocok. Bandingkan buku besar dan rinciannya; sesudah dibetulkan, periksa ulang.`,
  counter: msg`Angka yang tersimpan berbeda dari rinciannya. Sesudah dibetulkan, periksa ulang.`,
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The age of a case: `3 hari`, `5 jam`, `baru saja`. */
export function ageOf(foundAt: string, now = Date.now()): string {
  const passed = now - new Date(foundAt).getTime()
  if (passed >= DAY) return plural(Math.floor(passed / DAY), { other: '# hari' })
  return passed >= HOUR ? plural(Math.floor(passed / HOUR), { other: '# jam' }) : t`baru saja`
}
