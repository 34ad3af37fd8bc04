import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/SlideshowOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { isPublished, position, slug } from './common'
import { SliderTranslations } from './TranslationsTab'

export const sliders = define('sliders', {
  label: msg`Slide`,
  plural: msg({ message: `Slide`, context: `plural` }),
  icon,
  represent: 'title',
  sort: { field: 'position', order: 'ASC' },
  search: msg`Cari judul`,
  empty: { title: msg`Belum ada slide`, message: msg`Slide tampil di halaman depan toko.` },
  slots: {
    panels: [
      {
        path: 'translations',
        label: msg({ message: `Terjemahan`, context: `plural` }),
        Content: SliderTranslations,
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
      maxLength: 100,
      column: 'link',
      isWide: true,
    },
    text: { label: msg`Teks`, blank: '', required: true, maxLength: 200, isWide: true },
    image: { label: msg`Gambar`, type: 'focusedPicture', blank: '', isWide: true },
    focus_x: { label: msg`Titik fokus mendatar`, type: 'number', blank: 50, isCustom: true },
    focus_y: { label: msg`Titik fokus tegak`, type: 'number', blank: 50, isCustom: true },
    tone: {
      label: msg`Warna`,
      type: 'choice',
      blank: 'primary',
      choices: {
        primary: msg`Hijau`,
        info: msg`Biru`,
        warning: msg`Cokelat jingga`,
        danger: msg`Merah`,
      },
    },
    url: { label: msg`Tautan`, blank: '', required: true, maxLength: 300 },
    cta: { label: msg`Tombol`, blank: '', required: true, maxLength: 40 },
    shown_from: {
      label: msg`Tampil sejak`,
      type: 'dateTime',
      blank: null,
      column: 'shown',
      isSortable: false,
    },
    shown_until: {
      label: msg`Tampil sampai`,
      type: 'dateTime',
      blank: null,
      column: 'shown',
      isSortable: false,
    },
    position,
    is_published: isPublished,
    slug,
    updated_at: updatedAt,
  },
})
