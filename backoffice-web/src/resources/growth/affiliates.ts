import { msg } from '@lingui/core/macro'
import peopleIcon from '@mui/icons-material/GroupsOutlined'
import { define } from '../../define/define'
import { related, verbsOf } from '../../define/verbs'
import { holders, reason } from './fields'

export const affiliates = define('affiliates', {
  label: msg`Afiliator`,
  plural: msg({ message: `Afiliator`, context: `plural` }),
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
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
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
})
