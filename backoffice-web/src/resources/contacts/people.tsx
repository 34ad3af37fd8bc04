import { msg } from '@lingui/core/macro'
import contactIcon from '@mui/icons-material/GroupsOutlined'
import mergeIcon from '@mui/icons-material/LinkOutlined'
import noteIcon from '@mui/icons-material/StickyNote2Outlined'
import { lazy } from 'react'
import { define } from '../../define/define'
import { related, verbsOf } from '../../define/verbs'
import { kinds, locales, sources } from './labels'

const TimelinePanel = lazy(() => import('./TimelinePanel'))
const DuplicatesPanel = lazy(() => import('./DuplicatesPanel'))
const held = msg`Profil akun dan perusahaan terdaftar diubah oleh pemiliknya.`

export const contacts = define('contacts', {
  label: msg`Kontak`,
  plural: msg({ message: `Kontak`, context: `plural` }),
  icon: contactIcon,
  represent: 'name',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari nama, email, telepon, atau instansi`,
  empty: {
    title: msg`Belum ada kontak`,
    message: msg`Akun, pengunjung chat, dan undangan muncul di sini dengan sendirinya.`,
  },
  canDelete: true,
  hasUsage: false,
  canImport: true,
  fields: {
    name: {
      label: msg`Nama`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      help: held,
    },
    kind: {
      label: msg`Jenis`,
      type: 'choice',
      choices: kinds,
      blank: 'person',
      required: true,
      filter: 'optional',
    },
    email: { label: msg`Email`, blank: '', maxLength: 254, column: 'shown' },
    phone: { label: msg`Telepon`, blank: '', maxLength: 30, column: 'hidden', isSortable: false },
    organisation: {
      label: msg`Instansi atau perusahaan`,
      blank: '',
      maxLength: 200,
      column: 'shown',
    },
    position: { label: msg`Jabatan`, blank: '', maxLength: 200 },
    locale: {
      label: msg`Bahasa`,
      type: 'choice',
      choices: locales,
      blank: 'id',
      filter: 'optional',
    },
    tags: {
      label: msg`Tag`,
      type: 'tags',
      blank: [],
      column: 'shown',
      isSortable: false,
      isWide: true,
    },
    owner_id: {
      label: msg`Penanggung jawab`,
      type: 'reference',
      reference: 'contact-owners',
      blank: null,
      filter: 'optional',
    },
    source: { label: msg`Asal`, type: 'choice', choices: sources, filter: 'optional' },
    has_account: {
      label: msg`Punya akun`,
      type: 'boolean',
      filter: 'optional',
      isSortable: false,
    },
    gets_news: {
      label: msg`Setuju dikirimi kabar`,
      type: 'boolean',
      filter: 'optional',
      column: 'hidden',
      isSortable: false,
    },
    is_suppressed: { label: msg`Alamat ditahan`, type: 'boolean' },
    merged_count: { label: msg`Kontak yang digabungkan`, type: 'number' },
    created_at: { label: msg`Dikenal sejak`, type: 'dateTime', column: 'shown' },
  },
  slots: {
    summary: ({ email, organisation }) => [email, organisation].filter(Boolean).join(' · '),
    actions: verbsOf([
      {
        name: 'note',
        label: msg`Tulis catatan`,
        question: msg`Catatan muncul di linimasa bagi rekan yang boleh melihat catatan.`,
        done: msg`Catatan tersimpan`,
        fields: {
          text: { label: msg`Catatan`, type: 'prose', blank: '', required: true, maxLength: 4000 },
        },
      },
      {
        name: 'mail',
        label: msg`Kirim email`,
        question: msg`Templat dikirim dalam bahasa kontak ini. Jawabannya masuk ke linimasa.`,
        done: msg`Email dikirim`,
        fields: {
          template_id: {
            label: msg`Templat`,
            type: 'reference',
            reference: 'mail-templates',
            blank: null,
            required: true,
          },
        },
        when: ({ email }) => Boolean(email),
      },
      {
        name: 'consent',
        label: msg`Catat persetujuan`,
        question: msg`Untuk orang tanpa akun: apakah ia setuju dikirimi kabar lewat email?`,
        done: msg`Persetujuan dicatat`,
        fields: {
          is_given: { label: msg`Setuju dikirimi kabar`, type: 'boolean', blank: true },
          channel: {
            label: msg`Disampaikan lewat`,
            blank: '',
            required: true,
            maxLength: 100,
            help: msg`Misalnya formulir di pameran atau telepon`,
          },
        },
        when: ({ user_id, kind }) => user_id === null && kind === 'person',
      },
    ]),
    panels: [
      { path: 'timeline', label: msg`Linimasa`, Content: TimelinePanel },
      {
        path: 'notes',
        label: msg({ message: `Catatan`, context: `plural` }),
        permission: 'contact-notes.view',
        Content: related({
          resource: 'contact-notes',
          by: 'contact_id',
          columns: ['created_at', 'author_name', 'text'],
        }),
      },
      {
        path: 'duplicates',
        label: msg`Duplikat`,
        permission: 'contacts.change',
        Content: DuplicatesPanel,
      },
    ],
  },
})

export const contactNotes = define('contact-notes', {
  label: msg`Catatan kontak`,
  plural: msg`Catatan kontak`,
  icon: noteIcon,
  represent: 'contact_name',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari catatan atau nama kontak`,
  empty: { title: msg`Belum ada catatan`, message: msg`Tulis catatan dari halaman kontak.` },
  canCreate: false,
  canDelete: true,
  hasUsage: false,
  fields: {
    contact_name: { label: msg`Kontak`, column: 'link' },
    text: {
      label: msg`Catatan`,
      type: 'prose',
      blank: '',
      required: true,
      maxLength: 4000,
      column: 'shown',
      isSortable: false,
    },
    author_name: { label: msg`Penulis`, column: 'shown', isSortable: false },
    created_at: { label: msg`Ditulis`, type: 'dateTime', column: 'shown' },
  },
})

export const contactMerges = define('contact-merges', {
  label: msg`Penggabungan kontak`,
  plural: msg`Penggabungan kontak`,
  icon: mergeIcon,
  represent: ({ merged_name, survivor_name }) => `${merged_name} → ${survivor_name}`,
  sort: { field: 'made_at', order: 'DESC' },
  search: msg`Cari nama kontak`,
  empty: {
    title: msg`Belum ada penggabungan`,
    message: msg`Gabungkan dari tab Duplikat di halaman kontak.`,
  },
  isReadOnly: true,
  fields: {
    merged_name: { label: msg`Digabungkan`, column: 'link' },
    merged_email: { label: msg`Email`, column: 'shown', isSortable: false },
    survivor_name: { label: msg`Menjadi bagian dari`, column: 'shown' },
    tags: { label: msg`Tag yang diambil`, type: 'tags' },
    made_at: { label: msg`Digabungkan pada`, type: 'dateTime', column: 'shown' },
    made_by_name: { label: msg`Oleh`, column: 'shown', isSortable: false },
    undone_at: {
      label: msg`Dibatalkan pada`,
      type: 'dateTime',
      column: 'shown',
      isSortable: false,
    },
    undone_by_name: { label: msg`Dibatalkan oleh` },
  },
  slots: {
    actions: verbsOf([
      {
        name: 'undo',
        label: msg`Batalkan penggabungan`,
        question: msg`Kedua kontak kembali berdiri sendiri, persis seperti sebelum digabungkan.`,
        done: msg`Penggabungan dibatalkan`,
        when: ({ undone_at }) => undone_at === null,
      },
    ]),
  },
})
