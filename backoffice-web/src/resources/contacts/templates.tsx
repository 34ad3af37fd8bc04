import { msg } from '@lingui/core/macro'
import templateIcon from '@mui/icons-material/NewspaperOutlined'
import { lazy } from 'react'
import { define } from '../../define/define'
import { languageNames } from '../../define/locales'

const TemplateTexts = lazy(() => import('./TemplateTexts'))
const TemplatePreview = lazy(() => import('./TemplatePreview'))

export const mailTemplates = define('mail-templates', {
  label: msg`Templat email`,
  plural: msg({ message: `Templat email`, context: `plural` }),
  icon: templateIcon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama templat`,
  empty: { title: msg`Belum ada templat`, message: msg`Tulis templat pertama untuk siaran email.` },
  canDelete: true,
  fields: {
    name: {
      label: msg`Nama`,
      blank: '',
      required: true,
      maxLength: 100,
      column: 'link',
      isWide: true,
    },
    texts: { label: msg`Teks`, blank: [], isCustom: true },
    subject: { label: msg`Subjek`, column: 'shown', isSortable: false },
    locales: {
      label: msg`Bahasa`,
      column: 'shown',
      isSortable: false,
      render: ({ locales }) => languageNames(locales),
    },
    updated_at: { label: msg`Diperbarui`, type: 'dateTime', column: 'shown' },
  },
  slots: {
    form: TemplateTexts,
    panels: [{ path: 'preview', label: msg`Pratinjau`, Content: TemplatePreview }],
  },
})
