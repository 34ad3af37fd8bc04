import type {
  LedgerKind,
  Need,
  NotificationOutcome,
  OrderStatus,
  RefundRoute,
  RefundStatus,
  Service,
} from '../../api/types'
import type { Tone } from '../../ui/choices'

interface Label {
  text: string
  tone: Tone
}

export const orderStatuses: Record<OrderStatus, Label> = {
  pending: { text: 'Menunggu pembayaran', tone: 'info' },
  paid: { text: 'Lunas', tone: 'success' },
  expired: { text: 'Kedaluwarsa', tone: 'default' },
  cancelled: { text: 'Dibatalkan', tone: 'default' },
  partially_refunded: { text: 'Dikembalikan sebagian', tone: 'warning' },
  refunded: { text: 'Dikembalikan', tone: 'warning' },
}

export const services: Record<Service, Label> = {
  waiting: { text: 'Menunggu pembayaran', tone: 'default' },
  served: { text: 'Siap diikuti', tone: 'success' },
  unserved: { text: 'Belum ada kursi', tone: 'error' },
  queued: { text: 'Antre kursi', tone: 'warning' },
  returned: { text: 'Dikembalikan', tone: 'default' },
}

export const needs: Record<Need, Label> = {
  review: { text: 'Perlu diperiksa', tone: 'error' },
  unserved: { text: 'Sudah bayar, akses belum terbuka', tone: 'error' },
  refund: { text: 'Pengembalian dana', tone: 'warning' },
}

export const refundStatuses: Record<RefundStatus, Label> = {
  requested: { text: 'Menunggu keputusan', tone: 'warning' },
  sending: { text: 'Diproses', tone: 'info' },
  done: { text: 'Selesai', tone: 'success' },
  failed: { text: 'Gagal dikirim', tone: 'error' },
  rejected: { text: 'Ditolak', tone: 'default' },
  withdrawn: { text: 'Tidak dilanjutkan', tone: 'default' },
}

export const refundRoutes: Record<RefundRoute, string> = {
  gateway: 'Lewat metode pembayaran pembeli',
  transfer: 'Transfer oleh staf',
}

export const ledgerKinds: Record<LedgerKind, string> = {
  charge: 'Tagihan',
  reversal: 'Pembatalan tagihan',
  payment: 'Pembayaran',
  credit: 'Pengurangan tagihan',
  refund: 'Pengembalian dana',
}

export const notificationOutcomes: Record<NotificationOutcome, Label> = {
  applied: { text: 'Diproses', tone: 'success' },
  noted: { text: 'Dicatat', tone: 'default' },
  stale: { text: 'Terlambat, diabaikan', tone: 'default' },
  confirmed: { text: 'Sesuai catatan kami', tone: 'success' },
  review: { text: 'Perlu diperiksa', tone: 'error' },
  replay: { text: 'Ulangan', tone: 'default' },
  mismatch: { text: 'Jumlah berbeda', tone: 'error' },
  unknown_order: { text: 'Pesanan tidak dikenal', tone: 'error' },
  forged: { text: 'Tanda tangan palsu', tone: 'error' },
}
