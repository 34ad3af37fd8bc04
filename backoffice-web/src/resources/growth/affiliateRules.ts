import { msg } from '@lingui/core/macro'
import taxIcon from '@mui/icons-material/RequestQuoteOutlined'
import ruleIcon from '@mui/icons-material/RuleOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { formatDate } from '../../ui/format'
import { holders } from './fields'

const validFrom = {
  label: msg`Berlaku mulai`,
  type: 'date',
  blank: '',
  required: true,
  column: 'link',
  help: msg`Aturan yang sudah berlaku tidak dapat diubah; buat aturan baru dengan tanggal lain`,
} as const

export const affiliateRules = define('affiliate-rules', {
  label: msg`Aturan komisi`,
  plural: msg({ message: `Aturan komisi`, context: `plural` }),
  icon: ruleIcon,
  represent: ({ percent, valid_from }) => `${percent}% · ${formatDate(valid_from)}`,
  sort: { field: 'valid_from', order: 'DESC' },
  search: msg`Cari jenis produk`,
  empty: { title: msg`Belum ada aturan`, message: msg`Aturan menentukan besarnya komisi.` },
  canDelete: true,
  fields: {
    valid_from: validFrom,
    kind: {
      label: msg`Jenis produk`,
      type: 'reference',
      reference: 'product-kinds',
      blank: '',
      column: 'shown',
      filter: 'optional',
      help: msg`Kosong berarti semua jenis`,
    },
    percent: {
      label: msg`Persen`,
      type: 'number',
      blank: 0,
      min: 0,
      max: 100,
      step: 0.01,
      required: true,
      column: 'shown',
    },
    hold_days: {
      label: msg`Ditahan (hari)`,
      type: 'number',
      blank: 14,
      min: 0,
      max: 365,
      column: 'shown',
      isSortable: false,
    },
    attribution_days: {
      label: msg`Masa klik (hari)`,
      type: 'number',
      blank: 30,
      min: 0,
      max: 365,
      column: 'shown',
      isSortable: false,
    },
    min_payout: {
      label: msg`Pembayaran paling sedikit`,
      type: 'money',
      blank: 50000,
      min: 0,
      column: 'shown',
      isSortable: false,
    },
    updated_at: updatedAt,
  },
})

export const withholdingRates = define('withholding-rates', {
  label: msg`Tarif PPh`,
  plural: msg({ message: `Tarif PPh`, context: `plural` }),
  icon: taxIcon,
  represent: ({ percent, valid_from }) => `${percent}% · ${formatDate(valid_from)}`,
  sort: { field: 'valid_from', order: 'DESC' },
  search: msg`Cari dasar hukum`,
  empty: { title: msg`Belum ada tarif`, message: msg`Tarif dipotong dari pembayaran komisi.` },
  canDelete: true,
  fields: {
    valid_from: validFrom,
    holder_type: {
      label: msg`Penerima`,
      type: 'choice',
      choices: holders,
      blank: '',
      required: true,
      isFrozen: true,
      column: 'shown',
      filter: 'optional',
    },
    base_percent: {
      label: msg`Dasar (%)`,
      type: 'number',
      blank: 100,
      min: 0,
      max: 100,
      step: 0.01,
      required: true,
      column: 'shown',
      isSortable: false,
    },
    percent: {
      label: msg`Tarif (%)`,
      type: 'number',
      blank: 0,
      min: 0,
      max: 100,
      step: 0.01,
      required: true,
      column: 'shown',
    },
    percent_without_npwp: {
      label: msg`Tarif tanpa NPWP (%)`,
      type: 'number',
      blank: 0,
      min: 0,
      max: 100,
      step: 0.01,
      required: true,
      column: 'shown',
      isSortable: false,
    },
    source: { label: msg`Dasar hukum`, blank: '', maxLength: 100, isWide: true },
    updated_at: updatedAt,
  },
})
