import { useLingui } from '@lingui/react/macro'
import { BASE } from '../../api/client'
import type { RegradePlan } from '../../api/types'
import { ActionDialog } from '../../ui/ActionDialog'
import { ReasonInput, Summary } from '../orders/actions/fields'
import type { RegradeScope } from './useItems'

interface Props {
  scope: RegradeScope
  plan: RegradePlan
  onClose: () => void
}

/** Applies exactly the changes of the dry run, with a logged reason. */
export const ApplyRegrade = ({ scope, plan, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <ActionDialog<{ reason: string }>
      title={t`Terapkan penilaian ulang?`}
      confirm={t`Terapkan`}
      done={t`Penilaian ulang diterapkan.`}
      act={(send, { reason }) =>
        send('post', `${BASE}/regrades`, { body: { ...scope, key: plan.key, reason } })
      }
      isDangerous
      invalidates={['batches', 'sessions', 'item-statistics', 'regrades']}
      onClose={onClose}
    >
      <Summary>
        {t`Hasil ${plan.changed_count} sesi berubah untuk peserta, pelatih, dan laporan. Peserta yang baru lulus mendapat sertifikat; yang tidak lagi lulus perlu Anda putuskan sertifikatnya sendiri.`}
      </Summary>
      <ReasonInput label={t`Alasan`} helperText={t`Tercatat bersama nama Anda`} />
    </ActionDialog>
  )
}
