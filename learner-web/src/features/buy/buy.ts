import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { myAssessmentsKey } from '../../api/assessments'
import { getToken } from '../../api/captcha/getToken'
import { addToCart, enroll } from '../../api/cart'
import { cartKey } from '../../api/queries'
import { transactionsKey } from '../../api/transactionsKey'
import { paths, to } from '../../app/paths'
import { randomKey } from '../../lib/randomKey'
import { toast } from '../../ui/toast'
import { landingCart } from './landingCart'
import { type PendingItem, pendingItem } from './pendingItem'

type GoTo = (path: string) => unknown

type Wanted = Pick<PendingItem, 'item_id' | 'product_id' | 'rolin_instansi_id'>

async function add(wanted: Wanted, client: QueryClient) {
  const captcha = await getToken('add_to_cart')
  const { results, message } = await addToCart({ ...wanted, quantity: 1 }, captcha)
  void client.invalidateQueries({ queryKey: cartKey })
  return { cartId: results.cart_id, message }
}

function showAdded(message: string, goTo: GoTo): void {
  const action = { label: t`Lihat keranjang`, run: () => void goTo(paths.cart) }
  toast.success(message || t`Item ditambahkan ke keranjang`, 'cart', action)
}

async function takeFree(item: PendingItem, client: QueryClient, goTo: GoTo): Promise<boolean> {
  const { order_id } = await enroll(item, randomKey())
  for (const queryKey of [transactionsKey, cartKey, myAssessmentsKey])
    void client.invalidateQueries({ queryKey })
  goTo(to.complete(order_id))
  return false
}

/**
 * Adds one to the cart and tells so, or goes on: to the review when the buyer is in a hurry, to the landing
 * site's cart when the visit came from there. What is free is theirs at once.
 *
 * Returns whether the visit leaves this site. The caller shows a refusal; the pending choice is forgotten then.
 */
export async function buy(item: PendingItem, client: QueryClient, goTo: GoTo): Promise<boolean> {
  const { item_id, product_id, rolin_instansi_id, buyNow, free = false, redirect = false } = item
  const wanted = {
    item_id,
    product_id,
    ...(rolin_instansi_id !== undefined && { rolin_instansi_id }),
  }
  try {
    // The agency is chosen in the cart.
    const isSimple = !redirect && !wanted.rolin_instansi_id
    if (free && buyNow && isSimple) return await takeFree(item, client, goTo)
    const { cartId, message } = await add(wanted, client)
    if (!buyNow) showAdded(message, goTo)
    const outside = redirect ? await landingCart(client, cartId) : null
    if (outside) location.assign(outside)
    else if (buyNow) goTo(item.ownPrice ? paths.cart : to.buyNow(cartId))
    return outside !== null
  } catch (error) {
    pendingItem.clear()
    if (redirect) goTo(paths.myLearning)
    throw error
  }
}
