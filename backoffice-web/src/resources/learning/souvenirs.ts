import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/CardGiftcardOutlined'
import requestIcon from '@mui/icons-material/LocalShippingOutlined'
import { lazy } from 'react'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { position } from '../content/common'

const RestockButton = lazy(() => import('./RestockButton'))
const DeliveryButtons = lazy(() => import('./DeliveryButtons'))

export const souvenirs = define('souvenirs', {
  label: msg`Suvenir`,
  plural: msg({ message: `Suvenir`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'position', order: 'ASC' },
  search: msg`Cari nama`,
  empty: {
    title: msg`Belum ada suvenir`,
    message: msg`Peserta kelas memilih satu suvenir dari daftar ini.`,
  },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 100, column: 'link' },
    description: { label: msg`Keterangan`, blank: '', maxLength: 300, isWide: true },
    image: { label: msg`Gambar`, type: 'picture', blank: '' },
    stock: { label: msg`Stok`, type: 'number', column: 'shown' },
    request_count: { label: msg`Dipilih`, type: 'number', column: 'shown', isSortable: false },
    position,
    is_active: {
      label: msg`Ditawarkan`,
      type: 'boolean',
      blank: true,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    updated_at: updatedAt,
  },
  slots: { actions: RestockButton },
})

export const souvenirRequests = define('souvenir-requests', {
  label: msg`Permintaan suvenir`,
  plural: msg`Permintaan suvenir`,
  icon: requestIcon,
  represent: 'souvenir_name',
  sort: { field: 'requested_at', order: 'ASC' },
  search: msg`Cari peserta, kelas, suvenir, atau resi`,
  empty: {
    title: msg`Belum ada permintaan`,
    message: msg`Pilihan peserta kelas muncul di sini sampai suvenirnya diterima.`,
  },
  isReadOnly: true,
  fields: {
    souvenir_name: { label: msg`Suvenir`, column: 'link', isSortable: false },
    holder_name: { label: msg`Peserta`, column: 'shown' },
    holder_email: { label: msg`Email` },
    product_title: { label: msg`Kelas`, column: 'shown' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: { requested: msg`Diminta`, sent: msg`Dikirim`, received: msg`Diterima` },
      column: 'shown',
      filter: 'always',
    },
    requested_at: { label: msg`Diminta`, type: 'dateTime', column: 'shown' },
    changes: { label: msg`Kali diganti`, type: 'number' },
    reason_name: { label: msg`Alasan` },
    reason_text: { label: msg`Keterangan alasan` },
    tracking_number: { label: msg`Nomor resi`, column: 'shown', isSortable: false },
    sent_at: { label: msg`Dikirim pada`, type: 'dateTime' },
    received_at: { label: msg`Diterima pada`, type: 'dateTime' },
  },
  slots: { actions: DeliveryButtons },
})
