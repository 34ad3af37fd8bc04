import { Trans, useLingui } from '@lingui/react/macro'
import { BASE } from '../../api/client'
import type { MoneyCase } from '../../api/types'
import { Summary } from '../orders/actions/fields'
import { OrderActionDialog } from '../orders/actions/OrderActionDialog'

interface Props {
  found: MoneyCase
  onClose: () => void
}

/** Compares the figures again, without waiting for the nightly job. */
export const RecheckDialog = ({ found, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <OrderActionDialog
      title={t`Periksa ulang`}
      confirm={t`Periksa ulang`}
      done={t`Angkanya sudah cocok; temuan diselesaikan.`}
      act={(send) => send('post', `${BASE}/money-cases/${found.id}/recheck`)}
      onClose={onClose}
    >
      <Summary>
        <Trans>
          Bila angkanya sudah cocok, temuan ini selesai; bila belum, tidak ada yang berubah.
        </Trans>
      </Summary>
    </OrderActionDialog>
  )
}
