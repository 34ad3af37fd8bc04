import { msg, plural } from '@lingui/core/macro'
import icon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import { define } from '../../define/define'

const GroupMembers = lazy(() => import('./GroupMembers'))
const PermissionMatrix = lazy(() => import('./PermissionMatrix'))
const PermissionMatrixInput = lazy(() => import('./PermissionMatrixInput'))

export const groups = define('groups', {
  label: msg`Grup`,
  plural: msg({ message: `Grup`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama`,
  empty: {
    title: msg`Belum ada grup`,
    message: msg`Grup menentukan apa yang boleh dilakukan anggotanya.`,
  },
  canDelete: true,
  canRestore: false,
  isKept: ({ is_standard }) => is_standard,
  deletionNote: ({ member_count }) =>
    plural(member_count, {
      0: 'Grup ini tidak punya anggota. Grup yang dihapus tidak dapat dipulihkan.',
      other:
        '# anggota kehilangan akses yang diberikan grup ini. Grup yang dihapus tidak dapat dipulihkan.',
    }),
  hasUsage: false,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    member_count: { label: msg`Anggota`, type: 'number', column: 'shown' },
    area_count: {
      label: msg({ message: `Bagian`, context: `area` }),
      type: 'number',
      column: 'shown',
      isSortable: false,
    },
    permission_count: {
      label: msg({ message: `Izin`, context: `permission` }),
      type: 'number',
      column: 'hidden',
      isSortable: false,
    },
    is_standard: { label: msg`Grup bawaan`, type: 'boolean', column: 'shown', isSortable: false },
    permissions: {
      label: msg({ message: `Izin`, context: `permission` }),
      blank: [],
      isCustom: true,
    },
  },
  slots: {
    summary: ({ member_count }) => plural(member_count, { other: '# anggota' }),
    form: PermissionMatrixInput,
    panels: [
      {
        path: 'permissions',
        label: msg({ message: `Izin`, context: `permission` }),
        Content: PermissionMatrix,
      },
      { path: 'members', label: msg`Anggota`, Content: GroupMembers },
    ],
  },
})
