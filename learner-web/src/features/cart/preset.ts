import type { CartRow } from '../../api/types'

/** A product that an address puts into the cart, or picks out of it. */
export interface Preset {
  item: number
  /** The kind's number; without it an item that is not in the cart cannot be added. */
  product: number | null
  voucher: string | null
  /** Whether the visit continues at the external landing page. */
  redirect: boolean
}

function positive(text: string | null): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads `?item=…&product=…&voucher=…&redirect=1`; null where no item is named. */
export function presetIn(params: URLSearchParams): Preset | null {
  const item = positive(params.get('item'))
  if (item === null) return null
  return {
    item,
    product: positive(params.get('product')),
    voucher: params.get('voucher')?.trim() || null,
    redirect: params.get('redirect') === '1',
  }
}

/** The line that a preset means: the same item and, where it names one, the same kind. */
export function presetLine(rows: readonly CartRow[], preset: Preset): CartRow | null {
  const isMeant = ({ item_id, product_id }: CartRow) =>
    item_id === preset.item && (preset.product ?? product_id) === product_id
  return rows.find(isMeant) ?? null
}
