import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import BankIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { usePermissions, useRecordContext } from 'react-admin'
import { verbsOf } from '../../define/verbs'
import { useStartExport } from '../../exports/useExports'

const Verbs = verbsOf([
  {
    name: 'paid',
    label: msg`Tandai dibayar`,
    question: msg`Bank sudah mentransfer semuanya. Para afiliator diberi tahu.`,
    done: msg`Pembayaran dicatat`,
    fields: {
      proof: {
        label: msg`Bukti transfer`,
        blank: '',
        required: true,
        maxLength: 200,
        help: msg`Nomor referensi bank`,
      },
    },
    when: ({ status }) => status === 'open',
  },
  {
    name: 'cancel',
    label: msg`Batalkan`,
    question: msg`Tidak ada yang ditransfer: komisinya dapat dibayarkan lagi.`,
    done: msg`Pembayaran dibatalkan`,
    isDangerous: true,
    when: ({ status }) => status === 'open',
  },
])

/** The bank file of a batch, and its status changes. */
const PayoutActions = () => {
  const record = useRecordContext()
  const { start, isStarting } = useStartExport()
  const { permissions = [] } = usePermissions<string[]>()
  if (!record) return null
  return (
    <>
      {permissions.includes('payout-batches.paid') && (
        <Button
          size="small"
          startIcon={<BankIcon />}
          disabled={isStarting}
          onClick={() => void start({ kind: 'payout-batch', params: { batch_id: record.id } })}
        >
          <Trans>Berkas bank</Trans>
        </Button>
      )}
      <Verbs />
    </>
  )
}

export default PayoutActions
