import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']

/** A voucher on a line or an order, and what it takes off there, in rupiah. */
export interface AppliedVoucher {
  code: string
  label: string
  amount: number
}

/** What a voucher does: rupiah off, percent off, or a price of its own. */
export interface VoucherTerms extends AppliedVoucher {
  effect: 'fixed' | 'percent' | 'set_price'
  value: number
}

interface CartMoney {
  /** Where buyers name their own price: from here on, in steps; null where the price stands. */
  voluntary_minimum: number | null
  voluntary_step: number
  vouchers: AppliedVoucher[]
  /** Until when the line can be given back, in a sentence; null where it never can. */
  refund_policy: string | null
  is_taxable: boolean
}

/** A line of the cart; `subtotal` is what is left of it after `voucher_amount`. */
export type CartRow = Omit<OfKind<Schemas['CartRow']>, keyof CartMoney> & CartMoney

export interface AppliedVouchers {
  rows: CartRow[]
  voucher: VoucherTerms
}

/** A price that is not what it was when the line came into the cart. */
export interface PriceChange {
  cart_id: number
  title: string
  price_before: number
  price: number
}

/** What is kept for somebody at the till, and what it costs; rupiah. */
export interface Hold {
  expires_at: string
  time_now: string
  seconds_left: number
  rows: CartRow[]
  subtotal: number
  discount: number
  total: number
  /** The part of the total that is PPN. */
  tax: number
  tax_percent: string | null
  changed: PriceChange[]
}

export type TaxIdType = 'npwp' | 'nik'

/** To whom a tax invoice is made out. */
export interface TaxDetails {
  tax_id_type: TaxIdType
  tax_id: string
  tax_name: string
  tax_address: string
}

/** A list stands in a form as JSON; the total is the one that the buyer saw. */
export interface CheckoutForm extends Partial<TaxDetails> {
  cart_id: string
  faktur_pajak: 0 | 1
  captcha: string
  expected_total: number
}

/** A company that somebody belongs to, by the domain of their proved address. */
export interface Company {
  instansi_id: number
  name: string
}
