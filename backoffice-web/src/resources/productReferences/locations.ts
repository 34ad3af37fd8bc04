import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/PlaceOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { productCount, slug } from './common'

export const locations = define('locations', {
  label: msg`Kota`,
  plural: msg({ message: `Kota`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari kota atau provinsi`,
  empty: {
    title: msg`Belum ada kota`,
    message: msg`Tambahkan kota tempat kelas tatap muka diselenggarakan.`,
  },
  canDelete: true,
  canImport: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    province: { label: msg`Provinsi`, blank: '', maxLength: 60, column: 'shown' },
    address: { label: msg`Alamat`, blank: '', maxLength: 300, isWide: true },
    time_zone: {
      label: msg`Zona waktu`,
      type: 'choice',
      blank: 'Asia/Jakarta',
      required: true,
      choices: {
        'Asia/Jakarta': msg`WIB (Jakarta)`,
        'Asia/Makassar': msg`WITA (Makassar)`,
        'Asia/Jayapura': msg`WIT (Jayapura)`,
      },
    },
    product_count: productCount,
    slug,
    updated_at: updatedAt,
  },
})
