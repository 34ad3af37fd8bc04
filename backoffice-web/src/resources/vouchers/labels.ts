import { msg, t } from '@lingui/core/macro'
import type { VoucherBatch, VoucherEffect, VoucherState } from '../../api/types'
import type { TextLike } from '../../define/useText'
import type { Label } from '../../ui/choices'
import { formatDate, formatNumber, formatRupiah } from '../../ui/format'

export const effects: Record<VoucherEffect, TextLike> = {
  fixed: msg`Potongan rupiah`,
  percent: msg`Potongan persen`,
  set_price: msg`Harga khusus`,
}

export const states: Record<VoucherState, Label> = {
  running: { text: msg`Berlaku`, tone: 'success' },
  scheduled: { text: msg`Belum mulai`, tone: 'info' },
  over: { text: msg`Berakhir`, tone: 'default' },
  inactive: { text: msg`Nonaktif`, tone: 'default' },
}

type Effect = Pick<VoucherBatch, 'effect' | 'value' | 'max_discount'>
type Period = Pick<VoucherBatch, 'valid_from' | 'valid_until'>
type Uses = Pick<VoucherBatch, 'max_uses' | 'max_uses_per_person'>

const noCode: Label = { text: msg`Belum ada kode`, tone: 'warning' }

/** The status of a batch; without codes it is unusable. */
export const stateOf = ({ state, code_count }: Pick<VoucherBatch, 'state' | 'code_count'>) =>
  state === 'running' && code_count === 0 ? noCode : states[state]

/** The effect of a voucher as a phrase. */
export function effectOf({ effect, value, max_discount }: Effect): string {
  if (effect === 'set_price') return t`Harga khusus ${formatRupiah(value)}`
  if (effect === 'fixed') return t`Potongan ${formatRupiah(value)}`
  const most = max_discount ? t`, paling banyak ${formatRupiah(max_discount)}` : ''
  return t`Potongan ${formatNumber(value)}%${most}`
}

/** `10 Nov 2026 – 10 Des 2026`, or only from, or only until. */
export function periodOf({ valid_from, valid_until }: Period): string {
  if (valid_from && valid_until) return `${formatDate(valid_from)} – ${formatDate(valid_until)}`
  if (valid_until) return t`Sampai ${formatDate(valid_until)}`
  return valid_from ? t`Sejak ${formatDate(valid_from)}` : t`Tanpa batas waktu`
}

/** The limits per code and per user. */
export function usesOf({ max_uses, max_uses_per_person }: Uses): string {
  const perCode = max_uses === null ? t`tanpa batas` : t`${formatNumber(max_uses)}× per kode`
  const perPerson =
    max_uses_per_person === null ? '' : t`, ${formatNumber(max_uses_per_person)}× per orang`
  return `${perCode}${perPerson}`
}

/** A voucher's rules as one sentence; empty while it has no value. */
export function summaryOf(form: Partial<VoucherBatch>): string {
  const { effect = 'percent', value, min_amount: least } = form
  if (typeof value !== 'number') return ''
  const max_discount = effect === 'percent' ? (form.max_discount ?? null) : null
  const {
    valid_from = null,
    valid_until = null,
    max_uses = null,
    max_uses_per_person = null,
  } = form
  return [
    effectOf({ effect, value, max_discount }),
    least ? t`untuk belanja mulai ${formatRupiah(least)}` : '',
    periodOf({ valid_from, valid_until }),
    usesOf({ max_uses, max_uses_per_person }),
    form.is_first_purchase_only ? t`hanya pembelian pertama` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
