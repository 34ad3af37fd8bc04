import { msg, t } from '@lingui/core/macro'
import dueIcon from '@mui/icons-material/EventBusyOutlined'
import { define } from '../../define/define'
import { formatDate, formatRupiah } from '../../ui/format'

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
  slots: {
    summary: ({ company_name, number, amount, due_on, days_overdue }) => {
      const whose = t`${company_name} · termin ${number} · ${formatRupiah(amount)}`
      const due = formatDate(due_on)
      return days_overdue > 0
        ? t`${whose} · jatuh tempo ${due}, terlambat ${days_overdue} hari`
        : t`${whose} · jatuh tempo ${due}`
    },
  },
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
