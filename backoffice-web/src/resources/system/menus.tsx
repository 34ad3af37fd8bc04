import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/MenuOpenOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { define } from '../../define/define'

const defined = define('menus', {
  label: msg`Menu`,
  plural: msg`Menu`,
  icon,
  represent: 'label',
  sort: { field: 'position', order: 'ASC' },
  empty: { title: msg`Belum ada menu`, message: msg`Tambahkan menu pertama.` },
  canDelete: true,
  canExport: false,
  fields: {
    label: { label: msg`Nama`, blank: '', required: true, maxLength: 60, column: 'link' },
    label_en: { label: msg`Nama dalam bahasa Inggris`, blank: '', maxLength: 60 },
    parent_id: { label: msg`Di bawah`, type: 'reference', reference: 'menus', blank: null },
    path: {
      label: msg`Alamat`,
      blank: '',
      maxLength: 200,
      help: msg`Misalnya /instansi, atau https:// untuk situs lain; kosong untuk judul kelompok`,
    },
    icon: { label: msg`Ikon`, blank: '', maxLength: 40 },
    position: { label: msg`Urutan`, type: 'number', blank: 0, min: 0 },
    groups: {
      label: msg`Hanya untuk grup`,
      type: 'references',
      reference: 'groups',
      blank: [],
      help: msg`Kosong: semua yang boleh membuka halamannya`,
    },
    is_active: { label: msg`Tampil`, type: 'boolean', blank: true },
  },
})

export const menus: ResourceProps = { ...defined, list: lazy(() => import('./MenuTree')) }
