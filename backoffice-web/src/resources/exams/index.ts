import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { isActive, updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { policies } from './labels'

const ExamInputs = lazy(() => import('./ExamInputs'))
const UnitRulesTable = lazy(() => import('./UnitRulesTable'))
const RulesVersions = lazy(() => import('./RulesVersions'))

/** What each exam asks, for how long, and by which rules it is graded. */
export const exams: ResourceProps = define('exams', {
  label: msg`Ujian`,
  plural: msg`Ujian`,
  icon,
  represent: 'title',
  sort: { field: 'title', order: 'ASC' },
  search: msg`Cari judul, kode, peran, atau produk`,
  empty: {
    title: msg`Belum ada ujian`,
    message: msg`Ujian menentukan unit, waktu, batas lulus, dan aturan sebuah asesmen, sertifikasi, atau kuis.`,
  },
  canDelete: false,
  fields: {
    title: {
      label: msg`Judul`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    code: { label: msg`Kode`, blank: '', required: true, maxLength: 40, column: 'hidden' },
    policy: {
      label: msg`Jenis ujian`,
      type: 'choice',
      choices: policies,
      blank: 'certification',
      required: true,
      isFrozen: true,
      column: 'shown',
      filter: 'always',
    },
    product_id: {
      label: msg`Produk`,
      type: 'reference',
      reference: 'products',
      blank: null,
      isFrozen: true,
      help: msg`Untuk sertifikasi, kuis, dan ujian e-learning`,
    },
    job_role_id: {
      label: msg`Peran`,
      type: 'reference',
      reference: 'job-roles',
      blank: null,
      isFrozen: true,
      help: msg`Untuk asesmen`,
    },
    subject_name: { label: msg`Peran atau produk`, column: 'shown', isCustom: true },
    instructions: { label: msg`Petunjuk`, type: 'prose', blank: '', maxLength: 4000 },
    duration_minutes: {
      label: msg`Waktu (menit)`,
      type: 'number',
      blank: 60,
      required: true,
      min: 1,
      max: 600,
      column: 'shown',
    },
    passing_percent: {
      label: msg`Batas lulus (%)`,
      type: 'number',
      blank: 60,
      required: true,
      min: 0,
      max: 100,
      column: 'shown',
    },
    attempts_allowed: {
      label: msg`Kesempatan`,
      type: 'number',
      blank: null,
      min: 1,
      max: 100,
      help: msg`Kosongkan bila tidak dibatasi`,
      isSortable: false,
    },
    draw_count: {
      label: msg`Soal per unit dan level`,
      type: 'number',
      blank: null,
      min: 1,
      max: 100,
      help: msg`Kosongkan untuk menanyakan semua`,
      isSortable: false,
    },
    negative_percent: {
      label: msg`Pengurangan jawaban salah (%)`,
      type: 'number',
      blank: 0,
      required: true,
      min: 0,
      max: 100,
      isSortable: false,
    },
    pool: {
      label: msg`Kelompok soal`,
      blank: '',
      maxLength: 20,
      help: msg`Soal bersama hanya ditarik dari kelompok ini`,
      isSortable: false,
    },
    level_rule: {
      label: msg`Aturan level`,
      type: 'choice',
      blank: 'defensible',
      required: true,
      isSortable: false,
      help: msg`Hanya untuk asesmen. Aturan ini memerlukan sedikitnya dua soal untuk setiap unit dan level`,
      choices: {
        defensible: msg`Ditanya dua kali, tanpa level lemah di bawahnya`,
        together: msg`Level dan semua level sampai level itu lulus`,
      },
    },
    floor_percent: {
      label: msg`Batas bawah level sebelumnya (%)`,
      type: 'number',
      blank: 40,
      required: true,
      min: 0,
      max: 100,
      isSortable: false,
      help: msg`Hanya untuk asesmen`,
    },
    shuffles_questions: {
      label: msg`Acak urutan soal`,
      type: 'boolean',
      blank: false,
      isSortable: false,
    },
    shuffles_options: {
      label: msg`Acak urutan pilihan`,
      type: 'boolean',
      blank: false,
      isSortable: false,
    },
    opens_at: { label: msg`Dibuka`, type: 'dateTime', blank: null, isSortable: false },
    closes_at: { label: msg`Ditutup`, type: 'dateTime', blank: null, isSortable: false },
    review: {
      label: msg`Pembahasan setelah ujian`,
      type: 'choice',
      blank: 'never',
      required: true,
      isSortable: false,
      choices: {
        never: msg`Tidak ditampilkan`,
        answers: msg`Jawaban sendiri`,
        key: msg`Jawaban sendiri, kunci, dan pembahasan`,
      },
    },
    position: {
      label: msg`Urutan pada produk`,
      type: 'number',
      blank: 1,
      required: true,
      min: 1,
      max: 1000,
      isSortable: false,
    },
    password: { label: msg`Kata sandi ruang`, blank: '', isCustom: true },
    removes_password: { label: msg`Hapus kata sandi`, blank: false, isCustom: true },
    has_password: { label: msg`Berkata sandi`, type: 'boolean', isSortable: false },
    is_active: isActive,
    unit_rules: { label: msg`Unit`, blank: [], isCustom: true },
    version_number: { label: msg`Versi aturan`, type: 'number', isSortable: false },
    attempt_count: { label: msg`Sesi`, type: 'number', column: 'shown' },
    updated_at: updatedAt,
  },
  slots: {
    form: ExamInputs,
    panels: [
      { path: 'units', label: msg`Unit`, Content: UnitRulesTable },
      { path: 'versions', label: msg`Versi`, Content: RulesVersions },
    ],
  },
})
