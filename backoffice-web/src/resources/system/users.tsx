import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/PersonOutlineOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { define } from '../../define/define'

const UserActions = lazy(() => import('./UserActions'))

const defined = define('users', {
  label: msg`Pengguna`,
  plural: msg({ message: `Pengguna`, context: `plural` }),
  icon,
  represent: 'fullname',
  sort: { field: 'fullname', order: 'ASC' },
  search: msg`Cari nama atau email`,
  empty: { title: msg`Belum ada pengguna`, message: msg`Undang orang pertama dengan email.` },
  fields: {
    fullname: { label: msg`Nama`, blank: '', required: true, maxLength: 200, column: 'link' },
    email: { label: msg`Email`, column: 'shown' },
    groups: {
      label: msg({ message: `Grup`, context: `plural` }),
      type: 'references',
      reference: 'groups',
      blank: [],
      filter: 'optional',
    },
    group_names: {
      label: msg({ message: `Grup`, context: `plural` }),
      column: 'shown',
      isSortable: false,
      isCustom: true,
      render: ({ group_names }) => group_names.join(', ') || '–',
    },
    is_staff: {
      label: msg`Back office`,
      type: 'boolean',
      blank: true,
      column: 'shown',
      filter: 'always',
      isSortable: false,
    },
    is_active: {
      label: msg`Aktif`,
      type: 'boolean',
      blank: true,
      column: 'shown',
      filter: 'optional',
    },
    is_superuser: { label: msg`Superuser`, type: 'boolean' },
    has_two_factor: {
      label: msg`2 langkah`,
      type: 'boolean',
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    session_count: { label: msg`Sesi terbuka`, type: 'number' },
    last_used_at: { label: msg`Terakhir dipakai`, type: 'dateTime', column: 'shown' },
    created_at: { label: msg`Dibuat`, type: 'dateTime', column: 'hidden' },
  },
  slots: {
    actions: UserActions,
    summary: ({ email, group_names }) => [email, ...group_names].join(' · '),
  },
})

export const users: ResourceProps = { ...defined, create: lazy(() => import('./UserInvite')) }
