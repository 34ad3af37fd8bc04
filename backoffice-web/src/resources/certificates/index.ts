import { msg } from '@lingui/core/macro'
import ruleIcon from '@mui/icons-material/RuleOutlined'
import templateIcon from '@mui/icons-material/StyleOutlined'
import icon from '@mui/icons-material/WorkspacePremiumOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { isActive, updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { formatDate } from '../../ui/format'

const CertificateActions = lazy(() => import('./CertificateActions'))
const CertificateUnits = lazy(() => import('./CertificateUnits'))

const types = {
  competence: msg`Kompetensi`,
  attendance: msg`Kehadiran dan penyelesaian`,
}
const statuses = {
  valid: msg`Berlaku`,
  expired: msg`Kedaluwarsa`,
  revoked: msg`Dicabut`,
  replaced: msg`Diganti`,
}

const issued = define('certificates', {
  label: msg`Sertifikat`,
  plural: msg({ message: `Sertifikat`, context: `plural` }),
  icon,
  represent: 'number',
  sort: { field: 'issued_at', order: 'DESC' },
  search: msg`Cari nomor, pemegang, atau judul`,
  empty: {
    title: msg`Belum ada sertifikat`,
    message: msg`Sertifikat terbit sendiri begitu peserta lulus atau menyelesaikan produknya.`,
  },
  isReadOnly: true,
  fields: {
    number: { label: msg`Nomor`, column: 'link' },
    holder_name: { label: msg`Pemegang`, column: 'shown' },
    holder_email: { label: msg`E-mail pemegang`, isSortable: false },
    title: { label: msg`Judul`, column: 'shown' },
    product_title: { label: msg`Produk` },
    type: {
      label: msg`Jenis`,
      type: 'choice',
      choices: types,
      filter: 'optional',
      isSortable: false,
    },
    current_status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: statuses,
      column: 'shown',
      filter: 'always',
      isSortable: false,
    },
    status_reason: { label: msg`Alasan status`, isSortable: false },
    status_at: { label: msg`Status sejak`, type: 'dateTime', isSortable: false },
    issued_at: {
      label: msg({ message: `Terbit`, context: `certificate` }),
      type: 'dateTime',
      column: 'shown',
    },
    valid_until: {
      label: msg`Berlaku sampai`,
      render: ({ valid_until }) => (valid_until ? formatDate(valid_until) : '–'),
    },
    score: { label: msg`Nilai`, type: 'number', isSortable: false },
    minutes: { label: msg`Lama belajar (menit)`, type: 'number', isSortable: false },
    sessions_attended: { label: msg`Sesi dihadiri`, type: 'number', isSortable: false },
    sessions_held: { label: msg`Sesi diselenggarakan`, type: 'number', isSortable: false },
    issuer: { label: msg`Penerbit` },
    signatory_name: { label: msg`Penanda tangan` },
    signatory_title: { label: msg`Jabatan penanda tangan` },
    template_name: { label: msg`Templat` },
    replaces_number: { label: msg`Menggantikan` },
    replaced_by_number: { label: msg`Digantikan oleh` },
  },
  slots: {
    summary: ({ holder_name, title }) => `${holder_name} · ${title}`,
    actions: CertificateActions,
    panels: [
      {
        path: 'units',
        label: msg({ message: `Unit kompetensi`, context: `plural` }),
        Content: CertificateUnits,
      },
    ],
  },
})

const rules = define('certificate-rules', {
  label: msg`Aturan sertifikat`,
  plural: msg({ message: `Aturan sertifikat`, context: `plural` }),
  icon: ruleIcon,
  represent: 'title',
  sort: { field: 'title', order: 'ASC' },
  search: msg`Cari judul, produk, atau penanda tangan`,
  empty: {
    title: msg`Belum ada aturan`,
    message: msg`Aturan menentukan sertifikat apa yang diberikan sebuah produk, dan siapa penanda tangannya.`,
  },
  fields: {
    title: {
      label: msg`Judul sertifikat`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    product_id: {
      label: msg`Produk`,
      type: 'reference',
      reference: 'products',
      blank: null,
      required: true,
      isFrozen: true,
    },
    product_title: { label: msg`Produk`, column: 'shown', isCustom: true, isSortable: false },
    trigger: {
      label: msg`Diberikan setelah`,
      type: 'choice',
      blank: 'passed',
      required: true,
      isFrozen: true,
      column: 'shown',
      isSortable: false,
      choices: { passed: msg`Lulus ujian`, completed: msg`Menyelesaikan produk` },
    },
    type: {
      label: msg`Jenis`,
      type: 'choice',
      blank: 'competence',
      required: true,
      isFrozen: true,
      filter: 'always',
      isSortable: false,
      choices: types,
    },
    issuer: { label: msg`Penerbit`, blank: '', required: true, maxLength: 120 },
    signatory_name: { label: msg`Penanda tangan`, blank: '', required: true, maxLength: 120 },
    signatory_title: {
      label: msg`Jabatan penanda tangan`,
      blank: '',
      required: true,
      maxLength: 120,
    },
    validity_months: {
      label: msg`Masa berlaku (bulan)`,
      type: 'number',
      blank: null,
      min: 1,
      max: 600,
      help: msg`Kosongkan bila berlaku tanpa batas`,
    },
    template_id: {
      label: msg`Templat`,
      type: 'reference',
      reference: 'certificate-templates',
      blank: null,
      required: true,
    },
    is_active: isActive,
    issued_count: { label: msg`Sudah diterbitkan`, type: 'number', column: 'shown' },
    updated_at: updatedAt,
  },
})

const templates = define('certificate-templates', {
  label: msg`Templat sertifikat`,
  plural: msg({ message: `Templat sertifikat`, context: `plural` }),
  icon: templateIcon,
  represent: 'name',
  sort: { field: 'code', order: 'ASC' },
  search: msg`Cari kode atau judul`,
  empty: {
    title: msg`Belum ada templat`,
    message: msg`Templat adalah kata-kata dan warna sertifikat; kode yang sama menjadi edisi baru.`,
  },
  fields: {
    code: {
      label: msg`Kode`,
      blank: '',
      required: true,
      maxLength: 40,
      column: 'link',
      help: msg`Huruf kecil, angka, dan tanda hubung`,
    },
    edition: { label: msg`Edisi`, type: 'number', column: 'shown' },
    heading: { label: msg`Judul`, blank: '', required: true, maxLength: 80, column: 'shown' },
    statement: {
      label: msg`Pernyataan`,
      blank: '',
      required: true,
      maxLength: 300,
      isWide: true,
      help: msg`Di antara nama pemegang dan judul, misalnya: dinyatakan kompeten pada`,
    },
    accent: { label: msg`Warna`, blank: '#0f766e', maxLength: 7, required: true },
    updated_at: updatedAt,
  },
})

// Templates are immutable: editing creates a new edition.
const { edit: _never, ...issuedAnew } = templates

/** Certificates, their rules and templates. */
export const certificates: ResourceProps[] = [issued, rules, issuedAnew]
