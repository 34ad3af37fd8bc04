import type { VoucherBatch, VoucherEffect, VoucherState } from '../../api/types'
import type { Tone } from '../../ui/choices'
import { formatDate, formatNumber, formatRupiah } from '../../ui/format'

export const effects: Record<VoucherEffect, string> = {
  fixed: 'Potongan rupiah',
  percent: 'Potongan persen',
  set_price: 'Harga khusus',
}

export const states: Record<VoucherState, { text: string; tone: Tone }> = {
  running: { text: 'Berlaku', tone: 'success' },
  scheduled: { text: 'Belum mulai', tone: 'info' },
  over: { text: 'Berakhir', tone: 'default' },
  inactive: { text: 'Nonaktif', tone: 'default' },
}

/** What a voucher does, in one phrase. */
export function effectOf({ effect, value, max_discount }: VoucherBatch): string {
  if (effect === 'set_price') return `Harga khusus ${formatRupiah(value)}`
  if (effect === 'fixed') return `Potongan ${formatRupiah(value)}`
  const most = max_discount ? `, paling banyak ${formatRupiah(max_discount)}` : ''
  return `Potongan ${formatNumber(value)}%${most}`
}

/** `10 Nov 2026 – 10 Des 2026`, or from when, or until when. */
export function periodOf({ valid_from, valid_until }: VoucherBatch): string {
  if (valid_from && valid_until) return `${formatDate(valid_from)} – ${formatDate(valid_until)}`
  if (valid_until) return `Sampai ${formatDate(valid_until)}`
  return valid_from ? `Sejak ${formatDate(valid_from)}` : 'Tanpa batas waktu'
}

/** How often a code may be used, and by one person. */
export function usesOf({ max_uses, max_uses_per_person }: VoucherBatch): string {
  const perCode = max_uses === null ? 'tanpa batas' : `${formatNumber(max_uses)}× per kode`
  const perPerson =
    max_uses_per_person === null ? '' : `, ${formatNumber(max_uses_per_person)}× per orang`
  return `${perCode}${perPerson}`
}
