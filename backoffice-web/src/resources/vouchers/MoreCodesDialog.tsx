import { useLingui } from '@lingui/react/macro'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { CodeInputs } from './CodeInputs'

interface Values {
  count: number
  prefix?: string
}

/** More random codes under the same rules. */
export const MoreCodesDialog = ({ batchId, onClose }: { batchId: number; onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <ActionDialog<Values>
      title={t`Tambah kode`}
      confirm={t`Buat kode`}
      done={t`Kode dibuat.`}
      act={(send, { count, prefix }) =>
        send('post', `${BASE}/voucher-batches/${batchId}/codes`, {
          body: { count, prefix: prefix ?? '', code: '' },
        })
      }
      invalidates={['voucher-batches']}
      onClose={onClose}
    >
      <CodeInputs onlyRandom />
    </ActionDialog>
  )
}
