import { msg } from '@lingui/core/macro'
import suppressedIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import incomingIcon from '@mui/icons-material/InboxOutlined'
import sentIcon from '@mui/icons-material/MailOutlined'
import { lazy } from 'react'
import { define } from '../../define/define'
import { verbsOf } from '../../define/verbs'
import { mailStatuses, skipReasons } from './labels'

const IncomingBody = lazy(() => import('./IncomingBody'))

export const sentMails = define('sent-mails', {
  label: msg`Email terkirim`,
  plural: msg`Email terkirim`,
  icon: sentIcon,
  represent: 'subject',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari alamat atau subjek`,
  empty: {
    title: msg`Belum ada email`,
    message: msg`Setiap email yang dikirim sistem tercatat di sini.`,
  },
  isReadOnly: true,
  fields: {
    subject: { label: msg`Subjek`, column: 'link' },
    recipient: { label: msg`Kepada`, column: 'shown' },
    kind: {
      label: msg`Jenis`,
      type: 'choice',
      choices: { letter: msg`Pemberitahuan`, broadcast: msg`Siaran`, contact: msg`Email pribadi` },
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: mailStatuses,
      column: 'shown',
      filter: 'always',
    },
    detail: { label: msg`Keterangan` },
    broadcast_name: { label: msg`Siaran` },
    created_at: { label: msg`Dibuat`, type: 'dateTime', column: 'shown' },
    sent_at: { label: msg({ message: `Terkirim`, context: `mail` }), type: 'dateTime' },
    delivered_at: { label: msg({ message: `Sampai`, context: `mail` }), type: 'dateTime' },
    opened_at: { label: msg`Dibuka`, type: 'dateTime' },
    bounced_at: { label: msg({ message: `Ditolak`, context: `mail` }), type: 'dateTime' },
    complained_at: { label: msg`Ditandai spam`, type: 'dateTime' },
  },
  slots: {
    summary: ({ recipient }) => recipient,
    actions: verbsOf([
      {
        name: 'resend',
        label: msg`Kirim ulang`,
        question: msg`Email yang sama dikirim sekali lagi ke alamat yang sama.`,
        done: msg`Email dikirim ulang`,
        when: ({ can_resend }) => can_resend,
      },
    ]),
  },
})

export const incomingMails = define('incoming-mails', {
  label: msg`Email masuk`,
  plural: msg`Email masuk`,
  icon: incomingIcon,
  represent: ({ subject, sender }) => subject || sender,
  sort: { field: 'received_at', order: 'DESC' },
  search: msg`Cari pengirim atau subjek`,
  empty: {
    title: msg`Belum ada email masuk`,
    message: msg`Jawaban atas email kita muncul di sini.`,
  },
  isReadOnly: true,
  fields: {
    subject: { label: msg`Subjek`, column: 'link' },
    sender: { label: msg`Dari`, column: 'shown' },
    sender_name: { label: msg`Nama pengirim` },
    contact_name: { label: msg`Kontak`, column: 'shown', isSortable: false },
    reply_to_subject: { label: msg`Menjawab` },
    received_at: { label: msg`Diterima`, type: 'dateTime', column: 'shown' },
    is_handled: {
      label: msg`Selesai`,
      type: 'boolean',
      column: 'shown',
      filter: 'always',
      isSortable: false,
    },
    handled_by_name: { label: msg`Diselesaikan oleh` },
    text: { label: msg`Isi`, isCustom: true },
    html: { label: msg`HTML`, isCustom: true },
  },
  slots: {
    summary: ({ sender }) => sender,
    actions: verbsOf([
      {
        name: 'handle',
        label: msg`Tandai selesai`,
        question: msg`Rekan lain melihat bahwa email ini sudah ditangani.`,
        done: msg`Email ditandai selesai`,
        when: ({ is_handled }) => !is_handled,
      },
    ]),
    panels: [{ path: 'body', label: msg`Isi`, Content: IncomingBody }],
  },
})

export const mailSuppressions = define('mail-suppressions', {
  label: msg`Alamat ditahan`,
  plural: msg`Alamat ditahan`,
  icon: suppressedIcon,
  represent: 'email',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari alamat`,
  empty: {
    title: msg`Tidak ada alamat yang ditahan`,
    message: msg`Alamat yang menolak, menandai spam, atau berhenti berlangganan muncul di sini.`,
  },
  isReadOnly: true,
  canDelete: true,
  hasUsage: false,
  fields: {
    email: { label: msg`Email`, column: 'link' },
    reason: {
      label: msg`Alasan`,
      type: 'choice',
      choices: skipReasons,
      column: 'shown',
      filter: 'always',
    },
    detail: { label: msg`Keterangan`, column: 'shown', isSortable: false },
    created_at: { label: msg`Sejak`, type: 'dateTime', column: 'shown' },
  },
})
