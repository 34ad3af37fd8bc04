import { getToken } from '../../api/captcha/getToken'
import { type CartLine, addToCart as put } from '../../api/cart'
import type { Answer } from '../../api/envelope'
import type { ProductCard } from '../../api/types'

export type Wanted = Pick<ProductCard, 'item_id' | 'product_id'>

/** Puts one of a product into the cart. */
export async function addToCart({ item_id, product_id }: Wanted): Promise<Answer<CartLine>> {
  return put({ item_id, product_id, quantity: 1 }, await getToken('add_to_cart'))
}
