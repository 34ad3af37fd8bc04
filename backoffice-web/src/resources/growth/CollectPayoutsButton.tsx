import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { usePermissions } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'

/** Creates a payout batch of everything that is due. */
const CollectPayoutsButton = () => {
  const { t } = useLingui()
  const { permissions = [] } = usePermissions<string[]>()
  const { mutate, isPending } = useWrite((send) => send('post', `${BASE}/payout-batches/gather`), {
    done: t`Pembayaran siap ditransfer`,
    invalidates: EVERYTHING,
  })
  if (!permissions.includes('payout-batches.add')) return null
  return (
    <Button size="small" variant="contained" disabled={isPending} onClick={() => mutate()}>
      <Trans>Kumpulkan komisi</Trans>
    </Button>
  )
}

export default CollectPayoutsButton
