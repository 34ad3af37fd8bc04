import { msg } from '@lingui/core/macro'
import historyIcon from '@mui/icons-material/HistoryOutlined'
import receiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { define } from '../../define/define'
import { verbsOf } from '../../define/verbs'
import { formatNearDay, formatRupiah } from '../../ui/format'
import { reason, suspicions } from './fields'

export const commissions = define('commissions', {
  label: msg`Komisi`,
  plural: msg`Komisi dan kecurigaan`,
  icon: receiptIcon,
  represent: 'order_id',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari kode, afiliator, pesanan, atau pembeli`,
  empty: { title: msg`Belum ada komisi`, message: msg`Penjualan lewat afiliator muncul di sini.` },
  isReadOnly: true,
  fields: {
    order_id: { label: msg`Pesanan`, column: 'link', isSortable: false },
    affiliate_name: { label: msg`Afiliator`, column: 'shown', isSortable: false },
    affiliate_id: { label: msg`Afiliator`, isCustom: true },
    code: { label: msg`Kode` },
    buyer_name: { label: msg`Pembeli`, column: 'shown', isSortable: false },
    product_title: { label: msg`Produk` },
    base: { label: msg`Dasar`, type: 'money' },
    percent: { label: msg`Persen`, type: 'number' },
    amount: { label: msg`Komisi`, type: 'money', column: 'shown' },
    taken_back: { label: msg`Ditarik`, type: 'money', column: 'shown', isSortable: false },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: {
        held: msg`Ditahan`,
        available: msg`Dapat dibayarkan`,
        paid: msg`Sudah dibayar`,
        taken_back: msg`Ditarik`,
        suspicious: msg`Perlu diperiksa`,
        rejected: msg`Ditolak`,
      },
      column: 'shown',
      filter: 'always',
      isSortable: false,
    },
    suspicion: {
      label: msg`Kecurigaan`,
      type: 'choice',
      choices: suspicions,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    is_suspicious: {
      label: msg`Perlu diperiksa`,
      type: 'boolean',
      filter: 'always',
      isCustom: true,
    },
    review_note: { label: msg`Catatan` },
    created_at: { label: msg`Terjual`, type: 'dateTime', column: 'shown' },
    available_at: { label: msg`Tersedia`, type: 'dateTime', column: 'hidden' },
    cleared_at: { label: msg`Diluluskan`, type: 'dateTime' },
  },
  slots: {
    summary: ({ affiliate_name, amount }) => `${affiliate_name} · ${formatRupiah(amount)}`,
    actions: verbsOf([
      {
        name: 'clear',
        label: msg`Hitung komisi`,
        question: msg`Penjualan ini wajar: komisinya masuk ke buku afiliator.`,
        done: msg`Komisi dihitung`,
        when: ({ is_suspicious }) => Boolean(is_suspicious),
      },
      {
        name: 'reject',
        label: msg`Tolak komisi`,
        question: msg`Penjualan ini tidak menghasilkan komisi. Keputusan ini tetap.`,
        done: msg`Komisi ditolak`,
        fields: reason,
        isDangerous: true,
        when: ({ is_suspicious }) => Boolean(is_suspicious),
      },
    ]),
  },
})

export const commissionEntries = define('commission-entries', {
  label: msg`Buku komisi`,
  plural: msg`Buku komisi`,
  icon: historyIcon,
  represent: 'subject',
  sort: { field: 'at', order: 'DESC' },
  search: msg`Cari afiliator, pesanan, atau produk`,
  empty: { title: msg`Belum ada mutasi`, message: msg`Komisi dan pembayarannya tercatat di sini.` },
  isReadOnly: true,
  fields: {
    at: { label: msg`Waktu`, type: 'dateTime', column: 'link' },
    affiliate_name: { label: msg`Afiliator`, column: 'shown', isSortable: false },
    kind: {
      label: msg`Jenis`,
      type: 'choice',
      choices: {
        earn: msg`Komisi`,
        claw_back: msg`Ditarik karena pengembalian dana`,
        payout: msg`Pembayaran komisi`,
        cancelled: msg`Pembayaran dibatalkan`,
      },
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    amount: { label: msg`Jumlah`, type: 'money', column: 'shown' },
    subject: { label: msg`Rujukan`, column: 'shown', isSortable: false },
    available_at: { label: msg`Tersedia`, type: 'dateTime', column: 'shown', isSortable: false },
  },
  slots: {
    summary: ({ affiliate_name, amount, at }) =>
      `${affiliate_name} · ${formatRupiah(amount)} · ${formatNearDay(at)}`,
  },
})
