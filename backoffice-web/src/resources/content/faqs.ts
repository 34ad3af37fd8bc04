import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/HelpOutline'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { isPublished, position, segment, slug } from './common'
import { FaqTranslations } from './TranslationsTab'

export const faqs = define('faqs', {
  label: msg`Pertanyaan dan jawaban`,
  plural: msg({ message: `Pertanyaan dan jawaban`, context: `plural` }),
  icon,
  represent: 'title',
  sort: { field: 'updated_at', order: 'DESC' },
  search: msg`Cari pertanyaan atau jawaban`,
  empty: {
    title: msg`Belum ada pertanyaan`,
    message: msg`Tulis jawaban atas yang sering ditanyakan.`,
  },
  slots: {
    panels: [
      {
        path: 'translations',
        label: msg({ message: `Terjemahan`, context: `plural` }),
        Content: FaqTranslations,
        permission: 'translations.view',
      },
    ],
  },
  canDelete: true,
  fields: {
    title: {
      label: msg`Pertanyaan`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    body: { label: msg`Jawaban`, type: 'markdown', blank: '', required: true },
    category_id: {
      label: msg`Kategori`,
      type: 'reference',
      reference: 'faq-categories',
      blank: null,
      required: true,
      filter: 'optional',
    },
    category_name: { label: msg`Kategori`, column: 'shown', isCustom: true, isSortable: false },
    segment,
    position,
    is_published: isPublished,
    yes: { label: msg`Membantu`, type: 'number', column: 'shown' },
    no: { label: msg`Tidak membantu`, type: 'number', column: 'shown' },
    slug,
    updated_at: updatedAt,
  },
})

export const faqCategories = define('faq-categories', {
  label: msg`Kategori pertanyaan`,
  plural: msg({ message: `Kategori pertanyaan`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'position', order: 'ASC' },
  search: msg`Cari nama`,
  empty: { title: msg`Belum ada kategori`, message: msg`Kategori mengelompokkan pertanyaan.` },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    summary: { label: msg`Ringkasan`, blank: '', maxLength: 200 },
    segment,
    position,
    slug,
    faq_count: { label: msg`Pertanyaan`, type: 'number', column: 'shown' },
    updated_at: updatedAt,
  },
})

export const visitorQuestions = define('visitor-questions', {
  label: msg`Pertanyaan pengunjung`,
  plural: msg`Pertanyaan pengunjung`,
  icon,
  represent: 'fullname',
  sort: { field: 'asked_at', order: 'DESC' },
  search: msg`Cari nama atau isi`,
  empty: {
    title: msg`Belum ada pertanyaan`,
    message: msg`Pertanyaan dari pusat bantuan muncul di sini.`,
  },
  canDelete: true,
  canCreate: false,
  fields: {
    fullname: { label: msg`Nama`, column: 'link' },
    email: { label: msg`Email`, column: 'shown', isSortable: false },
    organization: { label: msg`Instansi atau perusahaan`, column: 'shown', isSortable: false },
    message: { label: msg`Pertanyaan`, column: 'shown', isSortable: false },
    headcount: { label: msg`Jumlah peserta`, type: 'number', blank: null },
    phone: { label: msg`Telepon` },
    asked_at: { label: msg`Ditanyakan`, type: 'dateTime', column: 'shown' },
    answered_at: { label: msg`Dijawab`, type: 'dateTime', blank: null, column: 'shown' },
    note: { label: msg`Catatan`, type: 'prose', blank: '' },
  },
})
