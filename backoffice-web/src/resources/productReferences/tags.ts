import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/SellOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { productCount, slug } from './common'

export const tags = define('tags', {
  label: msg`Tema`,
  plural: msg({ message: `Tema`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama`,
  empty: {
    title: msg`Belum ada tema`,
    message: msg`Tema menghubungkan produk dari berbagai jenis.`,
  },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    product_count: productCount,
    slug,
    updated_at: updatedAt,
  },
})
