import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/WorkOutlineOutlined'
import { code, description, updatedAt } from '../../define/common'
import { countLink } from '../../define/countLink'
import { deferred } from '../../define/deferred'
import { define } from '../../define/define'

const RoleUnits = deferred(() => import('./RoleUnits'))

export const jobRoles = define('job-roles', {
  label: msg({ message: 'Peran', context: 'job role' }),
  plural: msg({ message: 'Peran', context: 'job roles' }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama atau kode`,
  empty: {
    title: msg`Belum ada peran`,
    message: msg`Tambahkan peran, lalu tentukan unit kompetensinya di Role kompetensi.`,
  },
  canDelete: true,
  canImport: true,
  slots: {
    panels: [
      {
        path: 'units',
        label: msg({ message: `Unit kompetensi`, context: `plural` }),
        Content: RoleUnits,
      },
    ],
  },
  fields: {
    name: {
      label: msg`Nama`,
      blank: '',
      required: true,
      maxLength: 120,
      column: 'link',
      isWide: true,
    },
    code: code(20),
    family: {
      label: msg`Rumpun`,
      blank: '',
      maxLength: 80,
      column: 'shown',
      filter: 'optional',
    },
    slug: {
      label: msg`Alamat halaman`,
      blank: '',
      maxLength: 80,
      help: msg`Dibuat dari nama bila dikosongkan`,
    },
    description,
    unit_count: {
      label: msg`Unit kompetensi`,
      type: 'number',
      column: 'shown',
      render: countLink('unit_count', 'role-kompetensi'),
    },
    instansi_count: {
      label: msg`Instansi`,
      type: 'number',
      column: 'shown',
      render: countLink('instansi_count', 'role-instansi'),
    },
    updated_at: updatedAt,
  },
})
