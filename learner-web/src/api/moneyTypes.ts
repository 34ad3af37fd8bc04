import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']
type WithRows<Out> = Omit<Out, 'rows'> & { rows: CartRow[] }

/** A cart line; `subtotal` is its amount after `voucher_amount`. */
export type CartRow = OfKind<Schemas['CartRow']>
/** A voucher on a line with its discount; `problem` says why it has none. */
export type LineVoucher = Schemas['CartVoucherRow']
export type AppliedVouchers = WithRows<Schemas['VoucherOnRows']>

/** A checkout reservation and its cost in rupiah. */
export type Reservation = WithRows<Schemas['Hold']>

export type TaxIdType = 'npwp' | 'nik'

/** The buyer's tax invoice details. */
export type TaxDetails = Required<
  Pick<Schemas['CheckoutIn'], 'tax_id' | 'tax_name' | 'tax_address'>
> & { tax_id_type: TaxIdType }
