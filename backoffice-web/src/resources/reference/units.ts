import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/ExtensionOutlined'
import { code, description, updatedAt } from '../../define/common'
import { define } from '../../define/define'

export const units = define('units', {
  label: msg`Unit kompetensi`,
  plural: msg({ message: `Unit kompetensi`, context: `plural` }),
  icon,
  represent: ({ code, name }) => `${code} ${name}`,
  sort: { field: 'code', order: 'ASC' },
  search: msg`Cari nama atau kode`,
  empty: {
    title: msg`Belum ada unit kompetensi`,
    message: msg`Tambahkan satu per satu, atau impor dari berkas Excel.`,
  },
  canDelete: true,
  canImport: true,
  fields: {
    code: code(30),
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 200, column: 'link' },
    family: { label: msg`Rumpun`, blank: '', maxLength: 80, column: 'shown', filter: 'optional' },
    description,
    job_role_count: {
      label: msg({ message: 'Peran', context: 'job roles' }),
      type: 'number',
      column: 'shown',
    },
    updated_at: updatedAt,
  },
})
