import { msg } from '@lingui/core/macro';
import peopleIcon from '@mui/icons-material/GroupsOutlined';
import historyIcon from '@mui/icons-material/HistoryOutlined';
import payoutIcon from '@mui/icons-material/PaymentsOutlined';
import receiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import taxIcon from '@mui/icons-material/RequestQuoteOutlined';
import ruleIcon from '@mui/icons-material/RuleOutlined';
import { lazy } from 'react';
import { updatedAt } from '../../define/common';
import { define } from '../../define/define';
import type { Field } from '../../define/types';
import { related, verbsOf } from '../../define/verbs';

const GatherPayouts = lazy(() => import('./GatherPayouts'));
const PayoutActions = lazy(() => import('./PayoutActions'));

const holders = { individual: msg`Perorangan (PPh 21)`, company: msg`Badan usaha (PPh 23)` };
const suspicions = {
  same_account: msg`Akun sendiri`,
  same_phone: msg`Nomor telepon sama dengan afiliator`,
  same_device: msg`Perangkat dan jaringan sama dengan afiliator`,
  same_bank: msg`Rekening sama dengan afiliator`,
};
const reason = {
  note: {
    label: msg`Alasan`,
    blank: '',
    required: true,
    maxLength: 500,
    help: msg`Dibaca oleh orangnya`,
  },
} satisfies Record<string, Field>;

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
      label: msg`Keadaan`,
      type: 'choice',
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
    summary: ({ affiliate_name, amount }) => `${affiliate_name} · ${amount}`,
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
});

export const commissionEntries = define('commission-entries', {
  label: msg`Buku komisi`,
  plural: msg`Buku komisi`,
  icon: historyIcon,
  represent: 'reference',
  sort: { field: 'at', order: 'DESC' },
  search: msg`Cari afiliator atau rujukan`,
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
    reference: { label: msg`Rujukan`, column: 'shown', isSortable: false },
    available_at: { label: msg`Tersedia`, type: 'dateTime', column: 'shown', isSortable: false },
  },
});

export const affiliates = define('affiliates', {
  label: msg`Afiliator`,
  plural: msg`Afiliator`,
  icon: peopleIcon,
  represent: 'name',
  sort: { field: 'submitted_at', order: 'ASC' },
  search: msg`Cari nama, email, atau kode`,
  empty: { title: msg`Belum ada afiliator`, message: msg`Pendaftaran baru muncul di sini.` },
  isReadOnly: true,
  fields: {
    name: { label: msg`Nama sesuai identitas`, column: 'link' },
    person_email: { label: msg`Email`, column: 'hidden', isSortable: false },
    status: {
      label: msg`Keadaan`,
      type: 'choice',
      choices: {
        submitted: msg`Menunggu peninjauan`,
        revision: msg`Perlu diperbaiki`,
        active: msg`Aktif`,
        suspended: msg`Dinonaktifkan`,
      },
      column: 'shown',
      filter: 'always',
    },
    holder_type: {
      label: msg`Jenis`,
      type: 'choice',
      choices: holders,
      column: 'hidden',
      filter: 'optional',
      isSortable: false,
    },
    id_number: { label: msg`NIK` },
    npwp: { label: msg`NPWP` },
    bank: { label: msg`Bank` },
    account: { label: msg`Nomor rekening` },
    account_holder: { label: msg`Atas nama` },
    channel: { label: msg`Saluran` },
    wanted_code: { label: msg`Kode yang diinginkan` },
    sales: { label: msg`Penjualan`, type: 'number', column: 'shown' },
    suspicious: {
      label: msg`Perlu diperiksa`,
      type: 'number',
      column: 'hidden',
      isSortable: false,
    },
    balance: { label: msg`Saldo komisi`, type: 'money', column: 'shown' },
    review_note: { label: msg`Catatan peninjauan` },
    submitted_at: { label: msg`Diajukan`, type: 'dateTime', column: 'shown' },
    reviewed_by_name: { label: msg`Ditinjau oleh` },
    reviewed_at: { label: msg`Ditinjau`, type: 'dateTime' },
  },
  slots: {
    summary: ({ person_email }) => person_email,
    actions: verbsOf([
      {
        name: 'approve',
        label: msg`Setujui`,
        question: msg`Afiliator mendapat kode dan mulai memperoleh komisi.`,
        done: msg`Afiliator disetujui`,
        when: ({ status }) => status === 'submitted' || status === 'suspended',
      },
      {
        name: 'send-back',
        label: msg`Minta perbaikan`,
        question: msg`Pendaftar memperbaiki isian dan mengajukannya lagi.`,
        done: msg`Pendaftaran dikembalikan`,
        fields: reason,
        when: ({ status }) => status === 'submitted',
      },
      {
        name: 'suspend',
        label: msg`Nonaktifkan`,
        question: msg`Kodenya tidak berlaku lagi; yang sudah diperoleh tetap dibayarkan.`,
        done: msg`Afiliator dinonaktifkan`,
        fields: reason,
        isDangerous: true,
        when: ({ status }) => status === 'active',
      },
    ]),
    panels: [
      {
        path: 'commissions',
        label: msg`Komisi`,
        permission: 'commissions.view',
        Content: related({
          resource: 'commissions',
          by: 'affiliate_id',
          columns: [
            'created_at',
            'order_id',
            'buyer_name',
            'amount',
            'taken_back',
            'status',
            'suspicion',
          ],
        }),
      },
      {
        path: 'entries',
        label: msg`Buku`,
        permission: 'commission-entries.view',
        Content: related({
          resource: 'commission-entries',
          by: 'affiliate_id',
          columns: ['at', 'kind', 'amount', 'reference', 'available_at'],
          hasPages: false,
        }),
      },
    ],
  },
});

export const payouts = define('payouts', {
  label: msg`Pembayaran`,
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
});

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
      label: msg`Keadaan`,
      type: 'choice',
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
    closed_at: { label: msg`Ditutup`, type: 'dateTime' },
  },
  slots: {
    listActions: GatherPayouts,
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
});

const validFrom = {
  label: msg`Berlaku mulai`,
  type: 'date',
  blank: '',
  required: true,
  column: 'link',
  help: msg`Aturan yang sudah berlaku tidak dapat diubah; buat aturan baru dengan tanggal lain`,
} as const;

export const affiliateRules = define('affiliate-rules', {
  label: msg`Aturan komisi`,
  plural: msg`Aturan komisi`,
  icon: ruleIcon,
  represent: ({ percent, valid_from }) => `${percent}% · ${valid_from}`,
  sort: { field: 'valid_from', order: 'DESC' },
  search: msg`Cari jenis produk`,
  empty: { title: msg`Belum ada aturan`, message: msg`Aturan menentukan besarnya komisi.` },
  canDelete: true,
  fields: {
    valid_from: validFrom,
    kind: {
      label: msg`Jenis produk`,
      blank: '',
      maxLength: 25,
      column: 'shown',
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
});

export const withholdingRates = define('withholding-rates', {
  label: msg`Tarif PPh`,
  plural: msg`Tarif PPh`,
  icon: taxIcon,
  represent: ({ percent, valid_from }) => `${percent}% · ${valid_from}`,
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
});
