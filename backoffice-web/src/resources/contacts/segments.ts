import { msg } from '@lingui/core/macro'
import segmentIcon from '@mui/icons-material/LocalOfferOutlined'
import { lazy } from 'react'
import { define } from '../../define/define'

const SegmentPanel = lazy(() => import('./SegmentPanel'))
const SegmentConditions = lazy(() => import('./SegmentConditions'))

export const segments = define('segments', {
  label: msg`Segmen`,
  plural: msg({ message: `Segmen`, context: `plural` }),
  icon: segmentIcon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama segmen`,
  empty: {
    title: msg`Belum ada segmen`,
    message: msg`Simpan syarat yang sering dipakai; orangnya dihitung saat itu juga.`,
  },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    description: {
      label: msg`Keterangan`,
      blank: '',
      maxLength: 300,
      column: 'shown',
      isSortable: false,
    },
    conditions: { label: msg`Syarat`, blank: [], isCustom: true },
    updated_at: { label: msg`Diperbarui`, type: 'dateTime', column: 'shown' },
  },
  slots: {
    form: SegmentConditions,
    panels: [{ path: 'people', label: msg`Orang`, Content: SegmentPanel }],
  },
})
