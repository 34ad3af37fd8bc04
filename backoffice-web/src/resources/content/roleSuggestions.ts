import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/RecommendOutlined'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { position } from './common'

export const roleSuggestions = define('role-suggestions', {
  label: msg`Saran peran`,
  plural: msg({ message: `Saran peran`, context: `plural` }),
  icon,
  represent: (record) => `${record.job_role_name} › ${record.product_title}`,
  sort: { field: 'id', order: 'DESC' },
  search: msg`Cari peran atau produk`,
  empty: {
    title: msg`Belum ada pilihan`,
    message: msg`Tanpa pilihan, halaman peran menyarankan produk yang paling banyak mencakup unit kompetensinya.`,
  },
  canDelete: true,
  fields: {
    job_role_id: {
      label: msg`Peran`,
      type: 'reference',
      reference: 'job-roles',
      blank: null,
      required: true,
      filter: 'optional',
    },
    job_role_name: { label: msg`Peran`, column: 'link', isCustom: true },
    product_id: {
      label: msg`Produk`,
      type: 'reference',
      reference: 'products',
      among: { kind: ['oti', 'webinar', 'workshop', 'elearning'] },
      blank: null,
      required: true,
      filter: 'optional',
      help: msg`Kelas OTI, webinar, workshop, atau e-learning`,
    },
    product_title: { label: msg`Produk`, column: 'shown', isCustom: true },
    position,
    is_hidden: {
      label: msg`Jangan disarankan`,
      type: 'boolean',
      blank: false,
      column: 'shown',
      filter: 'optional',
    },
    updated_at: updatedAt,
  },
})
