import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/CategoryOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { productCount, slug } from './common'

export const categories = define('categories', {
  label: msg`Kategori`,
  plural: msg({ message: `Kategori`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'kind', order: 'ASC' },
  search: msg`Cari nama`,
  empty: {
    title: msg`Belum ada kategori`,
    message: msg`Setiap jenis produk punya kategorinya sendiri.`,
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
      isFrozen: true,
      column: 'shown',
      filter: 'always',
    },
    position: {
      label: msg`Urutan`,
      type: 'number',
      blank: 0,
      min: 0,
      column: 'shown',
      isSortable: false,
    },
    product_count: productCount,
    slug,
    updated_at: updatedAt,
  },
})
