import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/TranslateOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { LOCALES } from '../../define/locales'
import { KINDS } from './kinds'

const sources = () => import('./translationSources')
const SourceInput = lazy(async () => ({ default: (await sources()).SourceInput }))
const SourceTitle = lazy(async () => ({ default: (await sources()).SourceTitle }))
const SourceSummary = lazy(async () => ({ default: (await sources()).SourceSummary }))
const SourceBody = lazy(async () => ({ default: (await sources()).SourceBody }))

const SUBJECTS = {
  ...KINDS,
  news: msg`Berita`,
  faq: msg`Pertanyaan dan jawaban`,
  'faq-category': msg`Kategori pertanyaan`,
  slider: msg`Slide`,
  passage: msg`Teks tetap`,
  category: msg`Kategori produk`,
  tag: msg`Tema`,
  instructor: msg`Instruktur`,
  role: msg`Peran`,
  family: msg`Rumpun peran`,
  unit: msg`Unit kompetensi`,
  level: msg`Level`,
  exam: msg`Ujian dan kuis`,
  assignment: msg`Tugas kelas`,
  step: msg`Langkah kelas`,
  line: msg`Baris daftar (manfaat, prasyarat, materi, acara)`,
}

const defined = define('translations', {
  label: msg`Terjemahan`,
  plural: msg({ message: `Terjemahan`, context: `plural` }),
  icon,
  represent: 'title',
  sort: { field: 'updated_at', order: 'DESC' },
  search: msg`Cari judul atau alamat`,
  empty: {
    title: msg`Belum ada terjemahan`,
    message: msg`Tanpa terjemahan, pengunjung membaca teks Indonesia dengan keterangan.`,
  },
  canDelete: true,
  fields: {
    subject: {
      label: msg`Jenis`,
      type: 'choice',
      choices: SUBJECTS,
      blank: 'training',
      required: true,
      column: 'shown',
      filter: 'always',
    },
    slug: {
      label: msg`Alamat (slug)`,
      help: msg`Untuk unit dan ujian kodenya, untuk tugas dan langkah uuid-nya, untuk level nomornya, untuk rumpun namanya, untuk baris teksnya.`,
      Input: SourceInput,
      blank: '',
      required: true,
      maxLength: 300,
      column: 'hidden',
    },
    source_title: {
      label: msg`Judul Indonesia`,
      column: 'shown',
      isSortable: false,
      render: ({ source_title, slug }) => source_title ?? slug,
    },
    locale: {
      label: msg`Bahasa`,
      type: 'choice',
      choices: LOCALES,
      blank: 'en',
      required: true,
      column: 'shown',
      filter: 'always',
    },
    title: {
      label: msg`Judul`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
      Beside: SourceTitle,
    },
    summary: {
      label: msg`Ringkasan atau teks slide`,
      blank: '',
      maxLength: 300,
      isWide: true,
      Beside: SourceSummary,
    },
    body: {
      label: msg`Isi, deskripsi, atau tombol slide`,
      type: 'prose',
      blank: '',
      Beside: SourceBody,
    },
    updated_at: updatedAt,
  },
})

export const translations: ResourceProps = {
  ...defined,
  list: lazy(() => import('./TranslationsPage')),
}
