import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/RateReviewOutlined'
import { lazy } from 'react'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { position } from '../content/common'

const TemplateQuestions = lazy(() => import('./TemplateQuestions'))

export const feedbackTemplates = define('feedback-templates', {
  label: msg`Templat umpan balik`,
  plural: msg({ message: `Templat umpan balik`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'kind', order: 'ASC' },
  search: msg`Cari nama`,
  empty: {
    title: msg`Belum ada templat`,
    message: msg`Setiap jenis produk memakai satu templat untuk menanyai pesertanya.`,
  },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    kind: {
      label: msg`Jenis produk`,
      type: 'reference',
      reference: 'product-kinds',
      blank: '',
      required: true,
      column: 'shown',
    },
    is_active: {
      label: msg`Dipakai`,
      type: 'boolean',
      blank: false,
      column: 'shown',
      filter: 'optional',
      help: msg`Satu templat untuk setiap jenis produk`,
    },
    question_count: {
      label: msg`Pertanyaan`,
      type: 'number',
      column: 'shown',
      isSortable: false,
    },
    updated_at: updatedAt,
  },
  slots: {
    panels: [{ path: 'questions', label: msg`Pertanyaan`, Content: TemplateQuestions }],
  },
})

export const feedbackQuestions = define('feedback-questions', {
  label: msg`Pertanyaan umpan balik`,
  plural: msg({ message: `Pertanyaan umpan balik`, context: `plural` }),
  icon,
  represent: 'text',
  sort: { field: 'position', order: 'ASC' },
  search: msg`Cari pertanyaan`,
  empty: {
    title: msg`Belum ada pertanyaan`,
    message: msg`Jawaban atas pertanyaan tersimpan tanpa nama.`,
  },
  canDelete: true,
  fields: {
    text: {
      label: msg`Pertanyaan`,
      blank: '',
      required: true,
      maxLength: 300,
      column: 'link',
      isWide: true,
    },
    template_id: {
      label: msg`Templat`,
      type: 'reference',
      reference: 'feedback-templates',
      blank: null,
      required: true,
      column: 'shown',
      filter: 'always',
    },
    section: { label: msg`Bagian`, blank: '', maxLength: 100, column: 'shown' },
    type: {
      label: msg`Cara menjawab`,
      type: 'choice',
      choices: { scale: msg`Skala 1–5`, choice: msg`Pilihan`, text: msg`Tulisan` },
      blank: 'scale',
      required: true,
      column: 'shown',
      isSortable: false,
    },
    options: {
      label: msg`Pilihan`,
      type: 'tags',
      blank: [],
      help: msg`Hanya untuk pertanyaan pilihan`,
    },
    is_required: { label: msg`Wajib dijawab`, type: 'boolean', blank: true, column: 'shown' },
    position,
    updated_at: updatedAt,
  },
})
