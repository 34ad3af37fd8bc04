import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/MenuBookOutlined'
import { code, description, isActive, updatedAt } from '../../define/common'
import { define } from '../../define/define'

export const materi = define('materi', {
  label: msg`Materi`,
  plural: msg({ message: `Materi`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'code', order: 'ASC' },
  search: msg`Cari nama atau kode`,
  empty: {
    title: msg`Belum ada materi`,
    message: msg`Materi adalah topik belajar yang mengisi delivery matrix.`,
  },
  canDelete: true,
  canImport: true,
  fields: {
    name: {
      label: msg`Nama`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    code: code(30),
    topic: { label: msg`Topik`, blank: '', maxLength: 80, column: 'shown', filter: 'optional' },
    hours: {
      label: msg`Jam belajar`,
      type: 'number',
      blank: 0,
      min: 0,
      max: 999,
      step: 0.5,
      column: 'shown',
    },
    description,
    is_active: isActive,
    cell_count: { label: msg`Dipakai di delivery matrix`, type: 'number', column: 'shown' },
    updated_at: updatedAt,
  },
})
