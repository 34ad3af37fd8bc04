import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/TaskOutlined'
import { code, description, isActive, updatedAt } from '../../define/common'
import { define } from '../../define/define'

export const deliverables = define('deliverables', {
  label: msg`Deliverable`,
  plural: msg({ message: `Deliverable`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'code', order: 'ASC' },
  search: msg`Cari nama atau kode`,
  empty: {
    title: msg`Belum ada deliverable`,
    message: msg`Deliverable adalah hasil kerja yang menunjukkan sebuah kompetensi.`,
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
    form: {
      label: msg`Bentuk`,
      type: 'choice',
      blank: 'document',
      required: true,
      column: 'shown',
      filter: 'always',
      choices: {
        document: msg`Dokumen`,
        application: msg`Aplikasi atau kode`,
        presentation: msg`Presentasi`,
        configuration: msg`Konfigurasi atau purwarupa`,
        record: msg`Catatan praktik`,
      },
    },
    description,
    is_active: isActive,
    cell_count: { label: msg`Dipakai di delivery matrix`, type: 'number', column: 'shown' },
    updated_at: updatedAt,
  },
})
