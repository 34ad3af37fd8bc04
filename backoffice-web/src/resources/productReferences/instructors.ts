import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/PersonOutlineOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { productCount, slug } from './common'

export const instructors = define('instructors', {
  label: msg`Pengajar`,
  plural: msg({ message: `Pengajar`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama atau gelar`,
  empty: {
    title: msg`Belum ada pengajar`,
    message: msg`Profil pengajar tampil di halaman kelasnya.`,
  },
  canDelete: true,
  canImport: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 200, column: 'link' },
    title: { label: msg`Gelar atau jabatan`, blank: '', maxLength: 200, column: 'shown' },
    bio: { label: msg`Biografi`, type: 'prose', blank: '', maxLength: 4000 },
    photo: { label: msg`Foto`, type: 'picture', blank: '' },
    product_count: productCount,
    slug,
    updated_at: updatedAt,
  },
})
