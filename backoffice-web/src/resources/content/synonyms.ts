import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/TravelExploreOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'

export const synonyms = define('search-synonyms', {
  label: msg`Sinonim pencarian`,
  plural: msg({ message: `Sinonim pencarian`, context: `plural` }),
  icon,
  represent: (record) => record.terms.join(' = '),
  sort: { field: 'id', order: 'DESC' },
  search: msg`Cari istilah`,
  empty: {
    title: msg`Belum ada sinonim`,
    message: msg`Istilah yang searti saling menemukan, misalnya keamanan siber dan cyber security.`,
  },
  canDelete: true,
  fields: {
    terms: {
      label: msg`Istilah`,
      type: 'tags',
      blank: [],
      required: true,
      isWide: true,
      column: 'link',
      isSortable: false,
      help: msg`Sedikitnya dua; tekan Enter setelah setiap istilah`,
      render: (record) => record.terms.join(' = '),
    },
    is_active: {
      label: msg`Aktif`,
      type: 'boolean',
      blank: true,
      column: 'shown',
      filter: 'optional',
    },
    updated_at: updatedAt,
  },
})
