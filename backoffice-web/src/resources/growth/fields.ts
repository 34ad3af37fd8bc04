import { msg } from '@lingui/core/macro'
import type { Field } from '../../define/types'

/** Who is paid, and by which tax. */
export const holders = { individual: msg`Perorangan (PPh 21)`, company: msg`Badan usaha (PPh 23)` }
/** Why a commission may be one's own. */
export const suspicions = {
  same_account: msg`Akun sendiri`,
  same_phone: msg`Nomor telepon sama dengan afiliator`,
  same_device: msg`Perangkat dan jaringan sama dengan afiliator`,
  same_payment: msg`Dibayar dari kartu atau dompet afiliator`,
  same_bank: msg`Rekening sama dengan afiliator`,
}
/** The field of a verb that has to be explained. */
export const reason = {
  note: {
    label: msg`Alasan`,
    blank: '',
    required: true,
    maxLength: 500,
    help: msg`Dibaca oleh orangnya`,
  },
} satisfies Record<string, Field>
