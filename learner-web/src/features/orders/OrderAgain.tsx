import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { cartKey } from '../../api/queries'
import { reorder } from '../../api/transactions'
import { to } from '../../app/paths'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'

interface OrderAgainProps {
  orderId: string
  variant?: 'primary' | 'secondary'
}

/** Adds the items of an ended order to the cart again and continues to the checkout. */
export function OrderAgain({ orderId, variant = 'primary' }: OrderAgainProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => reorder(orderId),
    onSuccess: async ({ results: { cart_ids, missing } }) => {
      await client.invalidateQueries({ queryKey: cartKey })
      for (const { title, reason } of missing) toast.info(reason || title)
      void navigate(to.purchase(cart_ids))
    },
  })
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate()}>
      <Trans>Pesan lagi</Trans>
    </Button>
  )
}
