import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { BASE } from '../../api/client'
import { useAction } from '../../ui/useAction'

/** Gathers everything that is due into a batch of payouts. */
const GatherPayouts = () => {
  const { t } = useLingui()
  const { permissions = [] } = usePermissions<string[]>()
  const { mutate, isPending } = useAction(
    `${BASE}/payout-batches/gather`,
    t`Pembayaran siap ditransfer`,
  )
  if (!permissions.includes('payout-batches.add')) return null
  return (
    <Button size="small" variant="contained" disabled={isPending} onClick={() => mutate(undefined)}>
      <Trans>Kumpulkan komisi</Trans>
    </Button>
  )
}

export default GatherPayouts
