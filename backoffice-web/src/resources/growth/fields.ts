import { msg } from '@lingui/core/macro'
import type { Field } from '../../define/types'

/** Types of payees and their income tax. */
export const holders = { individual: msg`Perorangan (PPh 21)`, company: msg`Badan usaha (PPh 23)` }
/** Reasons why a commission is suspicious. */
export const suspicions = {
  same_account: msg`Akun sendiri`,
  same_phone: msg`Nomor telepon sama dengan afiliator`,
  same_device: msg`Perangkat dan jaringan sama dengan afiliator`,
  same_payment: msg`Dibayar dari kartu atau dompet afiliator`,
  same_bank: msg`Rekening sama dengan afiliator`,
}
/** The reason field of an action. */
export const reason = {
  note: {
    label: msg`Alasan`,
    blank: '',
    required: true,
    maxLength: 500,
    help: msg`Dibaca oleh orangnya`,
  },
} satisfies Record<string, Field>
