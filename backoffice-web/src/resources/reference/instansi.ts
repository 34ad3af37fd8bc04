import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/AccountBalanceOutlined'
import { lazy } from 'react'
import { code, isActive, updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { instansiTypes, ppnCollectors, provinceNames } from './instansiChoices'

const InstansiTree = lazy(() => import('./InstansiTree'))

export const instansi = define('instansi', {
  label: msg`Instansi`,
  plural: msg({ message: `Instansi`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama, singkatan, atau kode`,
  empty: {
    title: msg`Belum ada instansi`,
    message: msg`Tambahkan instansi pertama; setelah itu batch asesmen dapat dikaitkan dengannya.`,
  },
  canDelete: true,
  canImport: true,
  slots: { aboveList: InstansiTree },
  fields: {
    name: {
      label: msg`Nama instansi`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    code: code(20),
    short_name: {
      label: msg`Singkatan`,
      blank: '',
      maxLength: 50,
      column: 'hidden',
      isSortable: false,
    },
    type: {
      label: msg`Jenis`,
      type: 'choice',
      choices: instansiTypes,
      blank: '',
      required: true,
      column: 'shown',
      filter: 'always',
    },
    province: {
      label: msg`Provinsi`,
      blank: '',
      suggestions: provinceNames,
      help: msg`Kosongkan untuk instansi pusat`,
      column: 'shown',
      filter: 'optional',
    },
    npwp: {
      label: msg`NPWP`,
      blank: '',
      maxLength: 25,
      help: msg`15 atau 16 angka; dipakai mengenali faktur pajaknya`,
    },
    ppn_collector: {
      label: msg`Pemungut PPN`,
      type: 'choice',
      choices: ppnCollectors,
      blank: '',
      help: msg`Menentukan kode transaksi pada ekspor Coretax`,
      filter: 'optional',
    },
    is_active: { ...isActive, asksInUse: true },
    job_role_count: {
      label: msg({ message: 'Peran', context: 'job roles' }),
      type: 'number',
      column: 'shown',
    },
    updated_at: updatedAt,
  },
})
