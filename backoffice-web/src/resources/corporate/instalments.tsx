import { msg } from '@lingui/core/macro'
import dueIcon from '@mui/icons-material/EventBusyOutlined'
import { define } from '../../define/define'

export const companyInstalments = define('company-instalments', {
  label: msg`Termin`,
  plural: msg`Termin belum dibayar`,
  icon: dueIcon,
  represent: 'order_number',
  sort: { field: 'due_on', order: 'ASC' },
  search: msg`Cari nomor pesanan atau perusahaan`,
  empty: {
    title: msg`Tidak ada termin yang menunggu`,
    message: msg`Termin pesanan perusahaan yang belum ditransfer muncul di sini.`,
  },
  isReadOnly: true,
  fields: {
    order_number: { label: msg`Pesanan`, column: 'link', isSortable: false },
    order_id: {
      label: msg`Pesanan`,
      type: 'reference',
      reference: 'company-orders',
    },
    company_name: { label: msg`Perusahaan`, column: 'shown' },
    number: { label: msg`Termin ke`, type: 'number', column: 'shown', isSortable: false },
    amount: { label: msg`Jumlah`, type: 'money', column: 'shown' },
    due_on: { label: msg`Jatuh tempo`, type: 'date', column: 'shown' },
    days_overdue: {
      label: msg`Hari terlambat`,
      type: 'number',
      column: 'shown',
      isSortable: false,
    },
    is_overdue: {
      label: msg`Terlambat`,
      type: 'boolean',
      filter: 'always',
      column: 'shown',
      isSortable: false,
    },
  },
})
