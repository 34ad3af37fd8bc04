import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import historyIcon from '@mui/icons-material/HistoryOutlined'
import personIcon from '@mui/icons-material/PersonOutlineOutlined'
import ruleIcon from '@mui/icons-material/RuleOutlined'
import levelIcon from '@mui/icons-material/SignalCellularAltOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { related, verbsOf } from '../../define/verbs'
import { formatDate, formatNearDay, formatNumber, formatRupiah } from '../../ui/format'

const causes = {
  order_paid: msg`Pembelian`,
  assessment_finished: msg`Asesmen selesai`,
  course_finished: msg`Kelas selesai`,
  exam_passed: msg`Lulus ujian`,
  review_published: msg`Ulasan tampil`,
  best_answer: msg`Jawaban terbaik di forum`,
  correction: msg`Koreksi oleh tim kami`,
}
const kinds = {
  earn: msg`Poin masuk`,
  redeem: msg`Ditukar hadiah`,
  expire: msg`Poin kedaluwarsa`,
  reverse: msg`Poin ditarik kembali`,
  return: msg`Poin dikembalikan`,
  correct: msg`Koreksi`,
}

export const pointRules = define('point-rules', {
  label: msg`Aturan poin`,
  plural: msg({ message: `Aturan poin`, context: `plural` }),
  icon: ruleIcon,
  represent: ({ cause, valid_from }) => `${i18n._(causes[cause])} · ${formatDate(valid_from)}`,
  sort: { field: 'valid_from', order: 'DESC' },
  search: msg`Cari catatan`,
  empty: {
    title: msg`Belum ada aturan`,
    message: msg`Aturan menentukan berapa poin diberikan sejak kapan.`,
  },
  canDelete: true,
  fields: {
    cause: {
      label: msg`Sebab`,
      type: 'choice',
      choices: causes,
      blank: '',
      required: true,
      isFrozen: true,
      column: 'link',
      filter: 'optional',
    },
    valid_from: {
      label: msg`Berlaku mulai`,
      type: 'date',
      blank: '',
      required: true,
      column: 'shown',
      help: msg`Aturan yang sudah berlaku tidak dapat diubah; buat aturan baru dengan tanggal lain`,
    },
    points: { label: msg`Poin`, type: 'number', blank: 0, min: 0, column: 'shown' },
    rupiah_per_point: {
      label: msg`Rupiah per poin`,
      type: 'number',
      blank: 0,
      min: 0,
      column: 'shown',
      isSortable: false,
      help: msg`Satu poin lagi untuk setiap rupiah sebanyak ini; 0 berarti tidak ada`,
    },
    max_points: {
      label: msg`Poin paling banyak`,
      type: 'number',
      blank: null,
      min: 0,
      column: 'shown',
      isSortable: false,
    },
    lifetime_days: {
      label: msg`Masa berlaku poin (hari)`,
      type: 'number',
      blank: 365,
      min: 1,
      column: 'shown',
      isSortable: false,
    },
    note: { label: msg`Catatan`, blank: '', maxLength: 200, isWide: true },
    updated_at: updatedAt,
  },
  slots: {
    summary: ({ points, rupiah_per_point: rupiah }) =>
      rupiah ? t`1 poin per ${formatRupiah(rupiah)}` : t`${formatNumber(points)} poin`,
  },
})

export const loyaltyTiers = define('loyalty-tiers', {
  label: msg`Tingkat loyalitas`,
  plural: msg({ message: `Tingkat loyalitas`, context: `plural` }),
  icon: levelIcon,
  represent: 'name',
  sort: { field: 'min_points', order: 'ASC' },
  search: msg`Cari nama`,
  empty: { title: msg`Belum ada tingkat`, message: msg`Tingkat tercapai dengan poin setahun.` },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 50, column: 'link' },
    min_points: {
      label: msg`Poin paling sedikit`,
      type: 'number',
      blank: 0,
      min: 0,
      column: 'shown',
    },
    earning_percent: {
      label: msg`Perolehan (%)`,
      type: 'number',
      blank: 100,
      min: 100,
      column: 'shown',
      isSortable: false,
    },
    benefits: { label: msg`Keuntungan`, type: 'tags', blank: [], isWide: true },
    updated_at: updatedAt,
  },
})

export const pointEntries = define('point-entries', {
  label: msg`Mutasi poin`,
  plural: msg`Mutasi poin`,
  icon: historyIcon,
  represent: 'title',
  sort: { field: 'at', order: 'DESC' },
  search: msg`Cari keterangan, nama, atau email`,
  empty: { title: msg`Belum ada mutasi`, message: msg`Setiap poin masuk dan keluar tercatat.` },
  isReadOnly: true,
  fields: {
    at: { label: msg`Waktu`, type: 'dateTime', column: 'link' },
    person_name: { label: msg`Nama`, column: 'shown', isSortable: false },
    kind: {
      label: msg`Jenis`,
      type: 'choice',
      choices: kinds,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    cause: {
      label: msg`Sebab`,
      type: 'choice',
      choices: causes,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    title: { label: msg`Keterangan`, column: 'shown', isSortable: false },
    amount: { label: msg`Poin`, type: 'number', column: 'shown' },
    balance_after: {
      label: msg`Saldo sesudahnya`,
      type: 'number',
      column: 'shown',
      isSortable: false,
    },
    made_by_name: { label: msg`Oleh` },
  },
  slots: {
    summary: ({ person_name, amount, at }) =>
      `${person_name} · ${t`${formatNumber(amount)} poin`} · ${formatNearDay(at)}`,
  },
})

export const pointAccounts = define('point-accounts', {
  label: msg`Saldo poin`,
  plural: msg`Saldo poin`,
  icon: personIcon,
  represent: 'person_name',
  sort: { field: 'balance', order: 'DESC' },
  search: msg`Cari nama atau email`,
  empty: { title: msg`Belum ada saldo`, message: msg`Saldo terbuka dengan poin pertama.` },
  isReadOnly: true,
  fields: {
    person_name: { label: msg`Nama`, column: 'link' },
    person_email: { label: msg`Email`, column: 'shown', isSortable: false },
    balance: { label: msg`Saldo`, type: 'number', column: 'shown' },
    owed: { label: msg`Terutang`, type: 'number', column: 'shown' },
    nickname: { label: msg`Nama panggilan` },
    is_ranked: { label: msg`Tampil di peringkat`, type: 'boolean' },
    created_at: { label: msg`Dibuka`, type: 'dateTime', column: 'hidden' },
  },
  slots: {
    actions: verbsOf([
      {
        name: 'correct',
        label: msg`Koreksi`,
        question: msg`Koreksi menjadi baris tersendiri di buku poin dan dibaca pemiliknya.`,
        done: msg`Koreksi dicatat`,
        fields: {
          points: {
            label: msg`Poin`,
            type: 'number',
            blank: 0,
            required: true,
            help: msg`Negatif untuk mengurangi`,
          },
          reason: { label: msg`Alasan`, blank: '', required: true, maxLength: 200 },
        },
      },
    ]),
    panels: [
      {
        path: 'entries',
        label: msg`Mutasi`,
        permission: 'point-entries.view',
        Content: related({
          resource: 'point-entries',
          by: 'account_id',
          columns: ['at', 'kind', 'cause', 'title', 'amount', 'balance_after', 'made_by_name'],
          hasPages: false,
        }),
      },
    ],
  },
})
