import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/MenuBookOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { productCount, slug } from './common'

export const subjects = define('training-subjects', {
  label: msg`Subjek pelatihan`,
  plural: msg({ message: `Subjek pelatihan`, context: `plural` }),
  icon,
  represent: 'title',
  sort: { field: 'title', order: 'ASC' },
  search: msg`Cari judul atau kode`,
  empty: {
    title: msg`Belum ada subjek`,
    message: msg`Setiap kelas pelatihan mengajarkan satu subjek; buat subjeknya dahulu.`,
  },
  canDelete: true,
  fields: {
    title: { label: msg`Judul`, blank: '', required: true, maxLength: 200, column: 'link' },
    code: { label: msg`Kode`, blank: '', required: true, maxLength: 20, column: 'shown' },
    summary: { label: msg`Ringkasan`, blank: '', maxLength: 300, isWide: true },
    description: { label: msg`Deskripsi`, type: 'prose', blank: '', maxLength: 4000 },
    syllabus: { label: msg`Silabus`, type: 'tags', blank: [], isWide: true },
    product_count: { ...productCount, label: msg`Kelas` },
    slug,
    updated_at: updatedAt,
  },
})
