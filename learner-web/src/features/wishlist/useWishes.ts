import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getToken } from '../../api/captcha/getToken'
import { addToCart } from '../../api/cart'
import { cartKey } from '../../api/queries'
import type { List } from '../../api/types'
import { wishlistKey } from '../../api/wished'
import { addWish, removeWishes, type WishRow, wishesQuery } from '../../api/wishlist'
import { toast } from '../../ui/toast'

async function hideAtOnce(client: QueryClient, page: number, gone: number): Promise<() => void> {
  await client.cancelQueries({ queryKey: wishlistKey })
  const { queryKey } = wishesQuery(page)
  const shown = client.getQueryData<List<WishRow>>(queryKey)
  if (!shown) return () => undefined
  const rows = shown.rows.filter(({ wishlist_id }) => wishlist_id !== gone)
  client.setQueryData(queryKey, { rows, total: shown.total - 1 })
  return () => client.setQueryData(queryKey, shown)
}

/** Puts a removed wish back. */
function useReturnWish() {
  return useMutation({
    meta: { invalidates: [wishlistKey] },
    mutationFn: (row: WishRow) => addWish(row),
  })
}

/** Takes a wish off at once; the toast offers the way back. */
export function useRemoveWish(page: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const back = useReturnWish()
  return useMutation({
    meta: { invalidates: [wishlistKey] },
    mutationFn: ({ wishlist_id }: WishRow) => removeWishes([wishlist_id]),
    onMutate: ({ wishlist_id }) => hideAtOnce(client, page, wishlist_id),
    onError: (_error, _row, rollBack) => rollBack?.(),
    onSuccess: ({ message }, row) =>
      toast.success(message || t`Item dihapus dari Wishlist`, `unwished-${row.item_id}`, {
        label: t`Urungkan`,
        run: () => back.mutate(row),
      }),
  })
}

/** Puts a wished product into the cart and takes the wish off; a refusal leaves both as they were. */
export function useMoveToCart() {
  const { t } = useLingui()
  return useMutation({
    meta: { invalidates: [cartKey, wishlistKey] },
    mutationFn: async ({ card, wishlist_id, rolin_instansi_id }: WishRow) => {
      const { product_id, item_id } = card
      const captcha = await getToken('add_to_cart')
      const answer = await addToCart(
        { product_id, item_id, quantity: 1, rolin_instansi_id },
        captcha,
      )
      await removeWishes([wishlist_id])
      return answer
    },
    onSuccess: ({ message }) => toast.success(message || t`Item ditambahkan ke keranjang`, 'cart'),
  })
}
