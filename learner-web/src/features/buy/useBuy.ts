import { t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { getToken } from '../../api/captcha/getToken'
import { addToCart } from '../../api/cart'
import { keys } from '../../api/keys'
import { session } from '../../api/session'
import { to } from '../../app/paths'
import { toast } from '../../ui/toast'
import { type PendingItem, pendingItem } from './pendingItem'

type GoTo = (path: string) => unknown

/** Adds one to the cart, tells so, and goes on to the review when the buyer is in a hurry. */
export async function buy(item: PendingItem, client: QueryClient, goTo: GoTo): Promise<void> {
  const { buyNow, ...wanted } = item
  const captcha = await getToken('add_to_cart')
  const { results, message } = await addToCart({ ...wanted, quantity: 1 }, captcha)
  toast.success(message || t`Item ditambahkan ke keranjang`, 'cart')
  void client.invalidateQueries({ queryKey: keys.cart() })
  if (buyNow) goTo(to.purchase([results.cart_id]))
}

/** The buying of a product; a visitor signs in first and finds it in the cart afterwards. */
export function useBuy() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const mutation = useMutation({
    mutationFn: (item: PendingItem) => buy(item, client, navigate),
  })
  const want = (item: PendingItem) => {
    if (session.get()) return mutation.mutate(item)
    pendingItem.keep(item)
    void navigate(to.signIn(pathname + search))
  }
  return { want, busy: mutation.isPending, wanted: mutation.variables }
}
