import { msg } from '@lingui/core/macro'
import deliveryIcon from '@mui/icons-material/OutboxOutlined'
import icon from '@mui/icons-material/WebhookOutlined'
import { updatedAt } from '../../define/common'
import { deferred } from '../../define/deferred'
import { define } from '../../define/define'
import { textOf } from '../../define/useText'
import { related, verbsOf } from '../../define/verbs'
import { EventName, EventNames, eventName, eventNames } from './webhookEvents'

const WebhookSecret = deferred(() => import('./WebhookSecret'))
const Payload = deferred<{ payload: object }>(() => import('./Payload'))

const deliveryStatuses = {
  waiting: msg`Menunggu`,
  delivered: msg({ message: `Terkirim`, context: `mail` }),
  failed: msg`Gagal`,
  dropped: msg`Dibatalkan`,
}

export const webhookDeliveries = define('webhook-deliveries', {
  label: msg`Kiriman webhook`,
  plural: msg`Kiriman webhook`,
  icon: deliveryIcon,
  represent: ({ event, webhook_name }) => `${textOf(eventName(event))} · ${webhook_name}`,
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari kejadian atau kendala`,
  empty: {
    title: msg({ message: `Belum ada kiriman`, context: `deliveries` }),
    message: msg`Kiriman muncul di sini begitu kejadiannya terjadi.`,
  },
  isReadOnly: true,
  hasTasks: false,
  fields: {
    event: {
      label: msg`Kejadian`,
      type: 'choice',
      choices: eventNames,
      column: 'link',
      filter: 'always',
      render: ({ event }) => <EventName event={event} />,
    },
    webhook_id: { label: msg`Webhook`, type: 'reference', reference: 'webhooks' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: deliveryStatuses,
      column: 'shown',
      filter: 'always',
    },
    status_code: { label: msg`Jawaban`, type: 'number', column: 'shown' },
    milliseconds: { label: msg`Milidetik`, type: 'number', column: 'shown', isSortable: false },
    attempts: { label: msg`Percobaan`, type: 'number', column: 'shown' },
    error: { label: msg`Kendala`, column: 'shown', isSortable: false },
    answer: { label: msg`Isi jawaban` },
    created_at: { label: msg`Dibuat`, type: 'dateTime', column: 'shown' },
    sent_at: { label: msg`Terakhir dikirim`, type: 'dateTime' },
    due_at: { label: msg`Dicoba lagi`, type: 'dateTime' },
    message_id: { label: msg`Nomor pesan` },
    payload: {
      label: msg`Isi pesan`,
      isWide: true,
      render: ({ payload }) => <Payload payload={payload} />,
    },
  },
  slots: {
    actions: verbsOf([
      {
        name: 'send-again',
        label: msg`Kirim ulang`,
        question: msg`Pesan yang sama dikirim lagi dengan nomor yang sama, sehingga penerima dapat mengenalinya.`,
        done: msg`Kiriman ini akan dicoba lagi`,
      },
    ]),
    summary: ({ webhook_name }) => webhook_name,
  },
})

export const webhooks = define('webhooks', {
  label: msg`Webhook`,
  plural: msg({ message: `Webhook`, context: `plural` }),
  icon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari nama atau alamat`,
  empty: {
    title: msg`Belum ada webhook`,
    message: msg`Webhook memberi tahu sistem lain begitu sesuatu terjadi: pesanan dibayar, kursi diberikan, sertifikat terbit.`,
  },
  canDelete: true,
  hasUsage: false,
  hasTasks: false,
  fields: {
    name: {
      label: msg`Nama`,
      blank: '',
      required: true,
      maxLength: 100,
      column: 'link',
      help: msg`Sistem yang menerima, misalnya CRM atau pembukuan.`,
    },
    url: {
      label: msg`Alamat`,
      blank: '',
      required: true,
      maxLength: 500,
      column: 'shown',
      isWide: true,
      render: ({ url }) => url,
      help: msg`Alamat publik yang diawali https://.`,
    },
    events: {
      label: msg`Kejadian`,
      type: 'references',
      reference: 'webhook-events',
      blank: [],
      required: true,
      isWide: true,
      render: ({ events }) => <EventNames events={events} />,
    },
    is_active: {
      label: msg`Aktif`,
      type: 'boolean',
      blank: true,
      column: 'shown',
      filter: 'optional',
      help: msg`Mengaktifkan kembali webhook yang dihentikan menghapus alasan berhentinya.`,
    },
    latest_status: {
      label: msg`Kiriman terakhir`,
      type: 'choice',
      isStatus: true,
      choices: deliveryStatuses,
      column: 'shown',
      isSortable: false,
    },
    latest_at: { label: msg`Dikirim pada`, type: 'dateTime', column: 'shown' },
    stop_reason: {
      label: msg`Dihentikan karena`,
      type: 'choice',
      choices: {
        gone: msg`Penerima menjawab 410 Gone`,
        failing: msg`Penerima gagal terlalu lama`,
      },
      column: 'hidden',
      filter: 'optional',
      isSortable: false,
    },
    stopped_at: { label: msg`Dihentikan`, type: 'dateTime' },
    failing_since: { label: msg`Gagal sejak`, type: 'dateTime' },
    previous_until: { label: msg`Rahasia lama berlaku sampai`, type: 'dateTime' },
    updated_at: updatedAt,
  },
  slots: {
    actions: verbsOf([
      {
        name: 'test',
        label: msg`Kirim uji`,
        question: msg`Pesan webhook.test dikirim ke alamat ini sekarang, juga bila webhook sedang dihentikan.`,
        done: msg`Pesan uji sedang dikirim`,
      },
    ]),
    panels: [
      {
        path: 'deliveries',
        label: msg({ message: `Kiriman`, context: `deliveries` }),
        permission: 'webhook-deliveries.view',
        Content: related({
          resource: 'webhook-deliveries',
          by: 'webhook_id',
          columns: ['event', 'status', 'status_code', 'attempts', 'error', 'created_at'],
        }),
      },
      {
        path: 'secret',
        label: msg`Rahasia`,
        permission: 'webhooks.change',
        Content: WebhookSecret,
      },
    ],
    summary: ({ url }) => url,
  },
})
