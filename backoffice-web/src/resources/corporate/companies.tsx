import { msg } from '@lingui/core/macro'
import companyIcon from '@mui/icons-material/AccountBalanceOutlined'
import tnaIcon from '@mui/icons-material/GridOnOutlined'
import personIcon from '@mui/icons-material/PersonOutlineOutlined'
import { define } from '../../define/define'
import { related, verbsOf } from '../../define/verbs'
import { DocumentLink } from './DocumentLink'

export const companyMembers = define('company-members', {
  label: msg`Anggota perusahaan`,
  plural: msg`Anggota perusahaan`,
  icon: personIcon,
  represent: 'person_name',
  sort: { field: 'company_name', order: 'ASC' },
  search: msg`Cari nama, email, bagian, atau perusahaan`,
  empty: { title: msg`Belum ada anggota`, message: msg`Anggota bergabung lewat undangan.` },
  isReadOnly: true,
  fields: {
    person_name: { label: msg`Nama`, column: 'link' },
    person_email: { label: msg`Email`, column: 'shown', isSortable: false },
    company_name: { label: msg`Perusahaan`, column: 'shown' },
    role: {
      label: msg`Peran`,
      type: 'choice',
      choices: { owner: msg`Pemilik`, pic: msg`PIC`, member: msg`Anggota` },
      column: 'shown',
      filter: 'optional',
    },
    department: {
      label: msg({ message: `Bagian`, context: `company` }),
      column: 'shown',
      isSortable: false,
    },
    superior_name: { label: msg`Atasan` },
    has_consented: {
      label: msg`Setuju dilihat`,
      type: 'boolean',
      column: 'shown',
      isSortable: false,
    },
    joined_at: { label: msg`Bergabung`, type: 'date', column: 'shown' },
    left_at: { label: msg`Keluar`, type: 'dateTime' },
  },
})

export const tnaCampaigns = define('tna-campaigns', {
  label: msg`TNA`,
  plural: msg`TNA`,
  icon: tnaIcon,
  represent: 'title',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari judul atau perusahaan`,
  empty: { title: msg`Belum ada TNA`, message: msg`Buka TNA dari halaman perusahaan.` },
  isReadOnly: true,
  fields: {
    title: { label: msg`Judul`, column: 'link' },
    company_name: { label: msg`Perusahaan`, column: 'shown' },
    invited: { label: msg`Peserta`, type: 'number', column: 'shown' },
    submitted: { label: msg`Sudah mengisi`, type: 'number', column: 'shown' },
    asks_superiors: { label: msg`Dengan penilaian atasan`, type: 'boolean' },
    budget: { label: msg`Anggaran`, type: 'money' },
    created_by_name: { label: msg`Dibuka oleh` },
    created_at: { label: msg`Dibuka`, type: 'dateTime', column: 'shown' },
    closes_at: { label: msg`Ditutup`, type: 'dateTime', column: 'shown' },
  },
})

export const companies = define('companies', {
  label: msg`Perusahaan`,
  plural: msg({ message: `Perusahaan`, context: `plural` }),
  icon: companyIcon,
  represent: 'name',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari nama, NPWP, atau email`,
  empty: { title: msg`Belum ada perusahaan`, message: msg`Pengajuan baru muncul di sini.` },
  isReadOnly: true,
  fields: {
    name: { label: msg`Nama`, column: 'link' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: {
        submitted: msg`Menunggu peninjauan`,
        active: msg`Aktif`,
        rejected: msg`Ditolak`,
      },
      column: 'shown',
      filter: 'always',
    },
    npwp: { label: msg`NPWP`, column: 'shown', isSortable: false },
    address: { label: msg`Alamat` },
    phone: { label: msg`Telepon` },
    headcount: { label: msg`Karyawan`, type: 'number', column: 'hidden' },
    member_count: { label: msg`Anggota`, type: 'number', column: 'shown' },
    document_url: {
      label: msg`Dokumen`,
      render: ({ document_url }) => <DocumentLink url={document_url} />,
    },
    applicant_name: { label: msg`Diajukan oleh`, column: 'shown', isSortable: false },
    applicant_email: { label: msg`Email` },
    review_note: { label: msg`Catatan peninjauan` },
    created_at: { label: msg`Diajukan`, type: 'dateTime', column: 'shown' },
    reviewed_by_name: { label: msg`Ditinjau oleh` },
    reviewed_at: { label: msg`Ditinjau`, type: 'dateTime' },
  },
  slots: {
    summary: ({ applicant_email, npwp }) => [applicant_email, npwp].filter(Boolean).join(' · '),
    actions: verbsOf([
      {
        name: 'approve',
        label: msg`Setujui`,
        question: msg`Pemohon menjadi pemilik ruang perusahaan dan dapat mengundang anggota.`,
        done: msg`Perusahaan disetujui`,
        fields: { note: { label: msg`Catatan`, blank: '', maxLength: 500 } },
        when: ({ status }) => status === 'submitted',
      },
      {
        name: 'refuse',
        label: msg`Tolak`,
        question: msg`Pemohon diberi tahu alasannya.`,
        done: msg`Pengajuan ditolak`,
        fields: { note: { label: msg`Alasan`, blank: '', required: true, maxLength: 500 } },
        isDangerous: true,
        when: ({ status }) => status === 'submitted',
      },
      {
        name: 'open-campaign',
        label: msg`Buka TNA`,
        question: msg`Semua anggota menilai diri untuk satu peran dan langsung dikabari.`,
        done: msg`TNA dibuka`,
        fields: {
          title: { label: msg`Judul`, blank: '', required: true, maxLength: 150 },
          job_role_id: {
            label: msg`Peran`,
            type: 'reference',
            reference: 'job-roles',
            blank: null,
            required: true,
          },
          closes_at: { label: msg`Ditutup`, type: 'dateTime', blank: '', required: true },
          asks_superiors: { label: msg`Dengan penilaian atasan`, type: 'boolean', blank: false },
          budget: { label: msg`Anggaran (Rp)`, type: 'money', blank: null, min: 0 },
        },
        when: ({ status }) => status === 'active',
      },
    ]),
    panels: [
      {
        path: 'members',
        label: msg`Anggota`,
        Content: related({
          resource: 'company-members',
          by: 'company_id',
          columns: [
            'person_name',
            'person_email',
            'role',
            'department',
            'has_consented',
            'left_at',
          ],
          hasPages: false,
        }),
      },
      {
        path: 'tna',
        label: msg`TNA`,
        Content: related({
          resource: 'tna-campaigns',
          by: 'company_id',
          columns: ['title', 'invited', 'submitted', 'created_at', 'closes_at'],
        }),
      },
      {
        path: 'quotations',
        label: msg`Penawaran`,
        Content: related({
          resource: 'quotations',
          by: 'company_id',
          columns: ['number', 'status', 'total', 'created_at', 'valid_until'],
        }),
      },
      {
        path: 'orders',
        label: msg`Pesanan`,
        permission: 'company-orders.view',
        Content: related({
          resource: 'company-orders',
          by: 'company_id',
          columns: ['number', 'status', 'total', 'seat_count', 'used_count', 'created_at'],
        }),
      },
    ],
  },
})
