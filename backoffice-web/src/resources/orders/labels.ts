import { msg } from '@lingui/core/macro'
import type {
  LedgerKind,
  Need,
  NotificationOutcome,
  OrderStatus,
  RefundRoute,
  RefundState,
  Service,
} from '../../api/types'
import type { TextLike } from '../../define/useText'
import type { Label } from '../../ui/choices'

export const orderStatuses: Record<OrderStatus, Label> = {
  pending: { text: msg`Menunggu pembayaran`, tone: 'info' },
  paid: { text: msg`Lunas`, tone: 'success' },
  expired: { text: msg`Kedaluwarsa`, tone: 'default' },
  cancelled: { text: msg`Dibatalkan`, tone: 'default' },
  partially_refunded: { text: msg`Dikembalikan sebagian`, tone: 'warning' },
  refunded: { text: msg`Dikembalikan`, tone: 'warning' },
}

export const services: Record<Service, Label> = {
  waiting: { text: msg`Menunggu pembayaran`, tone: 'default' },
  served: { text: msg`Siap diikuti`, tone: 'success' },
  unserved: { text: msg`Belum ada kursi`, tone: 'error' },
  queued: { text: msg`Antre kursi`, tone: 'warning' },
  returned: { text: msg`Dibatalkan`, tone: 'default' },
}

export const needs: Record<Need, Label> = {
  review: { text: msg`Perlu diperiksa`, tone: 'error' },
  unserved: { text: msg`Sudah bayar, akses belum terbuka`, tone: 'error' },
  refund: { text: msg`Pengembalian dana`, tone: 'warning' },
}

/** The same beside the status of an order, which says that it is paid. */
export const needsOfOrder: Record<Need, Label> = {
  ...needs,
  unserved: { text: msg`Akses belum terbuka`, tone: 'error' },
}

/** Labels of refund states. */
export const refundStates: Record<RefundState, Label> = {
  requested: { text: msg`Menunggu keputusan`, tone: 'warning' },
  awaiting_account: { text: msg`Menunggu rekening pembeli`, tone: 'warning' },
  awaiting_transfer: { text: msg`Menunggu transfer staf`, tone: 'warning' },
  sending: { text: msg`Sedang dikirim`, tone: 'info' },
  done: { text: msg`Sudah dikembalikan`, tone: 'success' },
  failed: { text: msg`Gagal dikirim`, tone: 'error' },
  rejected: { text: msg`Ditolak`, tone: 'default' },
  withdrawn: { text: msg`Tidak dilanjutkan`, tone: 'default' },
}

/** The same beside the status of an order, short enough for one line. */
export const refundsOfOrder: Record<RefundState, Label> = {
  ...refundStates,
  requested: { text: msg`Dana menunggu keputusan`, tone: 'warning' },
  awaiting_account: { text: msg`Dana menunggu rekening`, tone: 'warning' },
  awaiting_transfer: { text: msg`Dana menunggu transfer`, tone: 'warning' },
  sending: { text: msg`Dana sedang dikirim`, tone: 'info' },
  failed: { text: msg`Dana gagal dikirim`, tone: 'error' },
}

export const refundRoutes: Record<RefundRoute, TextLike> = {
  gateway: msg`Lewat metode pembayaran pembeli`,
  transfer: msg`Transfer oleh staf`,
}

export const ledgerKinds: Record<LedgerKind, TextLike> = {
  charge: msg`Tagihan`,
  reversal: msg`Pembatalan tagihan`,
  payment: msg`Pembayaran`,
  credit: msg`Pengurangan tagihan`,
  refund: msg`Pengembalian dana`,
}

export const notificationOutcomes: Record<NotificationOutcome, Label> = {
  applied: { text: msg`Diproses`, tone: 'success' },
  noted: { text: msg`Dicatat`, tone: 'default' },
  stale: { text: msg`Terlambat, diabaikan`, tone: 'default' },
  confirmed: { text: msg`Sesuai catatan kami`, tone: 'success' },
  review: { text: msg`Perlu diperiksa`, tone: 'error' },
  replay: { text: msg`Ulangan`, tone: 'default' },
  mismatch: { text: msg`Jumlah berbeda`, tone: 'error' },
  unknown_order: { text: msg`Pesanan tidak dikenal`, tone: 'error' },
  forged: { text: msg`Tanda tangan palsu`, tone: 'error' },
}
