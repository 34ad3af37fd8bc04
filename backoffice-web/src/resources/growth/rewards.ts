import { msg } from '@lingui/core/macro'
import rewardIcon from '@mui/icons-material/CardGiftcardOutlined'
import sentIcon from '@mui/icons-material/TaskOutlined'
import { isActive, updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { verbsOf } from '../../define/verbs'
import { position } from '../content/common'

export const rewards = define('rewards', {
  label: msg`Hadiah`,
  plural: msg({ message: `Hadiah`, context: `plural` }),
  icon: rewardIcon,
  represent: 'title',
  sort: { field: 'position', order: 'ASC' },
  search: msg`Cari nama atau deskripsi`,
  empty: { title: msg`Belum ada hadiah`, message: msg`Hadiah ditukar peserta dengan poin.` },
  canDelete: true,
  fields: {
    title: { label: msg`Nama`, blank: '', required: true, maxLength: 120, column: 'link' },
    kind: {
      label: msg`Jenis`,
      type: 'choice',
      choices: { voucher: msg`Voucher belanja`, goods: msg`Barang` },
      blank: '',
      required: true,
      isFrozen: true,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    cost: { label: msg`Poin`, type: 'number', blank: 0, required: true, min: 1, column: 'shown' },
    stock: {
      label: msg`Stok`,
      type: 'number',
      blank: null,
      min: 0,
      column: 'shown',
      help: msg`Kosong berarti tidak terbatas`,
    },
    redeemed: { label: msg`Sudah ditukar`, type: 'number', column: 'shown' },
    left: { label: msg`Sisa`, type: 'number', column: 'shown', isSortable: false },
    max_per_person: { label: msg`Paling banyak per orang`, type: 'number', blank: null, min: 1 },
    voucher_batch_id: {
      label: msg`Program voucher`,
      type: 'reference',
      reference: 'voucher-batches',
      blank: null,
      help: msg`Untuk hadiah voucher: kode baru dibuat di kelompok ini`,
    },
    available_until: { label: msg`Tersedia sampai`, type: 'dateTime', blank: null },
    is_active: isActive,
    position,
    image: { label: msg`Gambar`, type: 'picture', blank: '' },
    description: { label: msg`Deskripsi`, type: 'prose', blank: '', maxLength: 2000 },
    updated_at: updatedAt,
  },
})

const note = { label: msg`Catatan`, blank: '', maxLength: 300, help: msg`Dibaca penerima` }

export const redemptions = define('redemptions', {
  label: msg`Penukaran hadiah`,
  plural: msg`Penukaran hadiah`,
  icon: sentIcon,
  represent: 'title',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari hadiah, nama, atau email`,
  empty: { title: msg`Belum ada penukaran`, message: msg`Hadiah yang ditukar muncul di sini.` },
  isReadOnly: true,
  fields: {
    title: { label: msg`Hadiah`, column: 'link' },
    person_name: { label: msg`Penerima`, column: 'shown', isSortable: false },
    person_email: { label: msg`Email` },
    cost: { label: msg`Poin`, type: 'number', column: 'shown' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: {
        ready: msg`Siap dipakai`,
        processing: msg`Sedang disiapkan`,
        sent: msg`Dikirim`,
        cancelled: msg`Dibatalkan`,
      },
      column: 'shown',
      filter: 'always',
    },
    voucher_code: { label: msg`Kode voucher`, column: 'hidden', isSortable: false },
    address: { label: msg`Alamat`, type: 'prose' },
    note: { label: msg`Catatan` },
    created_at: { label: msg`Ditukar`, type: 'dateTime', column: 'shown' },
    changed_at: { label: msg`Diubah`, type: 'dateTime' },
  },
  slots: {
    actions: verbsOf([
      {
        name: 'send',
        label: msg`Tandai dikirim`,
        question: msg`Penerima diberi tahu bahwa hadiahnya dalam perjalanan.`,
        done: msg`Hadiah ditandai dikirim`,
        fields: { note },
        when: ({ status }) => status === 'processing',
      },
      {
        name: 'cancel',
        label: msg`Batalkan`,
        question: msg`Poin kembali ke saldo penerima dan stok bertambah satu.`,
        done: msg`Penukaran dibatalkan`,
        fields: { note: { ...note, required: true } },
        isDangerous: true,
        when: ({ status }) => status === 'processing',
      },
    ]),
  },
})
