import { msg } from '@lingui/core/macro'
import broadcastIcon from '@mui/icons-material/CampaignOutlined'
import recipientIcon from '@mui/icons-material/PersonOutlineOutlined'
import { lazy } from 'react'
import { define } from '../../define/define'
import { related, verbsOf } from '../../define/verbs'
import { broadcastStatuses, locales, mailStatuses, recipientStatuses, skipReasons } from './labels'

const BroadcastResults = lazy(() => import('./BroadcastResults'))

export const broadcastRecipients = define('broadcast-recipients', {
  label: msg`Penerima siaran`,
  plural: msg`Penerima siaran`,
  icon: recipientIcon,
  represent: 'contact_name',
  sort: { field: 'id', order: 'ASC' },
  search: msg`Cari nama atau email`,
  empty: { title: msg`Belum ada penerima`, message: msg`Penerima ditetapkan saat siaran dimulai.` },
  isReadOnly: true,
  fields: {
    contact_name: { label: msg`Kontak`, column: 'link' },
    broadcast_name: { label: msg`Siaran`, column: 'shown', isSortable: false },
    email: { label: msg`Email`, column: 'shown' },
    locale: { label: msg`Bahasa`, type: 'choice', choices: locales },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: recipientStatuses,
      column: 'shown',
      filter: 'always',
    },
    skip_reason: { label: msg`Alasan dilewati`, type: 'choice', choices: skipReasons },
    mail_status: {
      label: msg`Nasib email`,
      type: 'choice',
      choices: mailStatuses,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    mail_detail: { label: msg`Keterangan` },
    sent_at: {
      label: msg({ message: `Terkirim`, context: `mail` }),
      type: 'dateTime',
      column: 'shown',
    },
    delivered_at: { label: msg({ message: `Sampai`, context: `mail` }), type: 'dateTime' },
    opened_at: { label: msg`Dibuka`, type: 'dateTime' },
    bounced_at: { label: msg({ message: `Ditolak`, context: `mail` }), type: 'dateTime' },
  },
})

export const broadcasts = define('broadcasts', {
  label: msg`Siaran email`,
  plural: msg({ message: `Siaran email`, context: `plural` }),
  icon: broadcastIcon,
  represent: 'name',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari siaran, segmen, atau templat`,
  empty: {
    title: msg`Belum ada siaran`,
    message: msg`Siaran mengirim satu templat ke orang di satu segmen yang setuju.`,
  },
  canDelete: true,
  isClosed: ({ status }) => status !== 'draft',
  hasUsage: false,
  fields: {
    name: {
      label: msg`Nama`,
      blank: '',
      required: true,
      maxLength: 100,
      column: 'link',
      isWide: true,
    },
    template_id: {
      label: msg`Templat`,
      type: 'reference',
      reference: 'mail-templates',
      blank: null,
      required: true,
    },
    segment_id: {
      label: msg`Segmen`,
      type: 'reference',
      reference: 'segments',
      blank: null,
      required: true,
      column: 'shown',
      isSortable: false,
    },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: broadcastStatuses,
      column: 'shown',
      filter: 'always',
    },
    recipient_count: {
      label: msg({ message: `Penerima`, context: `mail` }),
      type: 'number',
      column: 'shown',
      isSortable: false,
    },
    done: { label: msg`Sudah diproses`, type: 'number', column: 'shown', isSortable: false },
    started_by_name: { label: msg`Dimulai oleh` },
    created_at: { label: msg`Dibuat`, type: 'dateTime', column: 'hidden' },
    started_at: { label: msg`Dimulai`, type: 'dateTime', column: 'shown' },
    finished_at: { label: msg`Selesai`, type: 'dateTime' },
  },
  slots: {
    actions: verbsOf([
      {
        name: 'start',
        label: msg`Kirim sekarang`,
        question: msg`Penerima dan teks ditetapkan sekarang. Hanya orang yang setuju dikirimi kabar yang menerimanya, masing-masing satu kali.`,
        done: msg`Siaran mulai dikirim`,
        when: ({ status }) => status === 'draft',
      },
      {
        name: 'pause',
        label: msg`Jeda`,
        question: msg`Yang belum terkirim menunggu sampai siaran dilanjutkan.`,
        done: msg`Siaran dijeda`,
        when: ({ status }) => status === 'sending',
      },
      {
        name: 'resume',
        label: msg`Lanjutkan`,
        question: msg`Siaran dilanjutkan dari yang belum terkirim.`,
        done: msg`Siaran dilanjutkan`,
        when: ({ status }) => status === 'paused',
      },
      {
        name: 'cancel',
        label: msg`Batalkan siaran`,
        question: msg`Yang sudah terkirim tidak dapat ditarik; yang lain tidak dikirim lagi.`,
        done: msg`Siaran dibatalkan`,
        isDangerous: true,
        when: ({ status }) => status === 'sending' || status === 'paused',
      },
    ]),
    panels: [
      { path: 'results', label: msg`Hasil`, Content: BroadcastResults },
      {
        path: 'recipients',
        label: msg({ message: `Penerima`, context: `mail` }),
        Content: related({
          resource: 'broadcast-recipients',
          by: 'broadcast_id',
          columns: ['contact_name', 'email', 'status', 'mail_status', 'sent_at'],
        }),
      },
    ],
  },
})
