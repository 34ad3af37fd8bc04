import { msg } from '@lingui/core/macro'
import payoutIcon from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'
import { define } from '../../define/define'
import { related } from '../../define/verbs'
import { holders } from './fields'

const CollectPayoutsButton = lazy(() => import('./CollectPayoutsButton'))
const PayoutActions = lazy(() => import('./PayoutActions'))

export const payouts = define('payouts', {
  label: msg({ message: `Pembayaran`, context: `payout` }),
  plural: msg`Pembayaran per afiliator`,
  icon: payoutIcon,
  represent: 'affiliate_name',
  sort: { field: 'affiliate_name', order: 'ASC' },
  empty: { title: msg`Belum ada pembayaran`, message: msg`Kumpulkan komisi menjadi pembayaran.` },
  isReadOnly: true,
  fields: {
    affiliate_name: { label: msg`Afiliator`, column: 'link' },
    batch_number: { label: msg`Nomor`, column: 'shown', isSortable: false },
    holder_type: { label: msg`Jenis`, type: 'choice', choices: holders },
    gross: { label: msg`Bruto`, type: 'money', column: 'shown', isSortable: false },
    tax_percent: { label: msg`Tarif PPh (%)`, type: 'number' },
    tax: { label: msg`PPh`, type: 'money', column: 'shown', isSortable: false },
    net: { label: msg`Dibayarkan`, type: 'money', column: 'shown' },
    bank: { label: msg`Bank` },
    account: { label: msg`Nomor rekening` },
    account_holder: { label: msg`Atas nama` },
  },
})

export const payoutBatches = define('payout-batches', {
  label: msg`Pembayaran komisi`,
  plural: msg`Pembayaran komisi`,
  icon: payoutIcon,
  represent: 'number',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari nomor`,
  empty: {
    title: msg`Belum ada pembayaran`,
    message: msg`Kumpulkan komisi yang sudah dapat dibayarkan.`,
  },
  isReadOnly: true,
  fields: {
    number: { label: msg`Nomor`, column: 'link' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: {
        open: msg`Siap ditransfer`,
        paid: msg`Sudah dibayar`,
        cancelled: msg`Dibatalkan`,
      },
      column: 'shown',
      filter: 'always',
    },
    people: { label: msg`Afiliator`, type: 'number', column: 'shown', isSortable: false },
    gross: { label: msg`Bruto`, type: 'money', column: 'shown', isSortable: false },
    tax: { label: msg`PPh`, type: 'money', column: 'shown', isSortable: false },
    net: { label: msg`Dibayarkan`, type: 'money', column: 'shown' },
    proof: { label: msg`Bukti`, column: 'shown', isSortable: false },
    created_by_name: { label: msg`Dibuat oleh` },
    created_at: { label: msg`Dibuat`, type: 'dateTime', column: 'shown' },
    closed_by_name: { label: msg`Ditutup oleh` },
    closed_at: { label: msg({ message: `Ditutup`, context: `status` }), type: 'dateTime' },
  },
  slots: {
    listActions: CollectPayoutsButton,
    actions: PayoutActions,
    panels: [
      {
        path: 'payouts',
        label: msg`Isi`,
        permission: 'payouts.view',
        Content: related({
          resource: 'payouts',
          by: 'batch_id',
          columns: [
            'affiliate_name',
            'bank',
            'account',
            'account_holder',
            'gross',
            'tax_percent',
            'tax',
            'net',
          ],
          hasPages: false,
        }),
      },
    ],
  },
})
