import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/SignalCellularAltOutlined'
import { description, updatedAt } from '../../define/common'
import { define } from '../../define/define'

export const levels = define('levels', {
  label: msg`Level`,
  plural: msg({ message: `Level`, context: `plural` }),
  icon,
  represent: ({ number, name }) => `${number} ${name}`,
  sort: { field: 'number', order: 'ASC' },
  empty: {
    title: msg`Belum ada level`,
    message: msg`Level menyatakan seberapa jauh sebuah kompetensi dikuasai.`,
  },
  canDelete: true,
  canImport: true,
  fields: {
    number: {
      label: msg`Nomor`,
      type: 'number',
      blank: null,
      required: true,
      min: 0,
      max: 9,
      isFrozen: true,
      column: 'shown',
    },
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 50, column: 'link' },
    description: { ...description, column: 'shown', isSortable: false },
    updated_at: updatedAt,
  },
})
