import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/NewspaperOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { thisMinute } from '../../ui/moment'
import { isPublished, slug } from './common'
import { NewsTranslations } from './TranslationsTab'

export const news = define('news', {
  label: msg`Berita`,
  plural: msg`Berita`,
  icon,
  represent: 'title',
  sort: { field: 'published_at', order: 'DESC' },
  search: msg`Cari judul atau ringkasan`,
  empty: {
    title: msg`Belum ada berita`,
    message: msg`Tulis berita pertama; jadwalkan terbitnya bila perlu.`,
  },
  slots: {
    panels: [
      {
        path: 'translations',
        label: msg({ message: `Terjemahan`, context: `plural` }),
        Content: NewsTranslations,
        permission: 'translations.view',
      },
    ],
  },
  canDelete: true,
  fields: {
    title: {
      label: msg`Judul`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    summary: { label: msg`Ringkasan`, blank: '', required: true, maxLength: 300, isWide: true },
    body: { label: msg`Isi`, type: 'markdown', blank: '', required: true },
    image: { label: msg`Gambar`, type: 'focusedPicture', blank: '', isWide: true },
    focus_x: { label: msg`Titik fokus mendatar`, type: 'number', blank: 50, isCustom: true },
    focus_y: { label: msg`Titik fokus tegak`, type: 'number', blank: 50, isCustom: true },
    tags: { label: msg`Tag`, type: 'tags', blank: [] },
    published_at: {
      label: msg`Terbit`,
      type: 'dateTime',
      blank: null,
      initial: thisMinute,
      required: true,
      column: 'shown',
    },
    is_published: isPublished,
    slug,
    updated_at: updatedAt,
  },
})
