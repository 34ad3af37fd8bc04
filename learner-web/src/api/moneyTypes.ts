import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']
type WithRows<Out> = Omit<Out, 'rows'> & { rows: CartRow[] }

/** A line of the cart; `subtotal` is what is left of it after `voucher_amount`. */
export type CartRow = OfKind<Schemas['CartRow']>
/** A voucher on a line and what it takes off there; `problem` says why it takes nothing off any more. */
export type LineVoucher = Schemas['CartVoucherRow']
export type AppliedVouchers = WithRows<Schemas['VoucherOnRows']>

/** What is kept for somebody in checkout, and what it costs; rupiah. */
export type Reservation = WithRows<Schemas['Hold']>

export type TaxIdType = 'npwp' | 'nik'

/** To whom a tax invoice is made out. */
export type TaxDetails = Required<
  Pick<Schemas['CheckoutIn'], 'tax_id' | 'tax_name' | 'tax_address'>
> & { tax_id_type: TaxIdType }
