import { msg } from '@lingui/core/macro'
import runIcon from '@mui/icons-material/HistoryOutlined'
import scheduleIcon from '@mui/icons-material/ScheduleSendOutlined'
import { updatedAt } from '../../define/common'
import { deferred } from '../../define/deferred'
import { define } from '../../define/define'
import type { Choices } from '../../define/types'
import { related, verbsOf } from '../../define/verbs'

const ReportSubject = deferred<{ kind: string }>(() => import('./ReportSubject'))

const weekdays: Choices = {
  0: msg`Senin`,
  1: msg`Selasa`,
  2: msg`Rabu`,
  3: msg`Kamis`,
  4: msg`Jumat`,
  5: msg`Sabtu`,
  6: msg`Minggu`,
}
const hours: Choices = Object.fromEntries(
  Array.from({ length: 24 }, (_none, hour) => [hour, `${String(hour).padStart(2, '0')}.00 WIB`]),
)
const runStatuses = {
  making: msg`Disiapkan`,
  sent: msg({ message: `Terkirim`, context: `mail` }),
  failed: msg`Gagal`,
  refused: msg`Ditolak`,
}

/** Reports over a period, by their server names. */
const PERIODIC: ReadonlySet<unknown> = new Set(['revenue', 'chats', 'unnamed-sales'])

export const reportRuns = define('report-runs', {
  label: msg`Kiriman laporan`,
  plural: msg`Kiriman laporan`,
  icon: runIcon,
  represent: ({ schedule_title, period }) => `${schedule_title} · ${period}`,
  sort: { field: 'started_at', order: 'DESC' },
  search: msg`Cari laporan, periode, atau kendala`,
  empty: {
    title: msg({ message: `Belum ada kiriman`, context: `deliveries` }),
    message: msg`Laporan pertama belum tiba waktunya.`,
  },
  isReadOnly: true,
  hasTasks: false,
  fields: {
    schedule_title: { label: msg({ message: `Laporan`, context: `one` }), column: 'link' },
    schedule_id: { label: msg`Jadwal`, type: 'reference', reference: 'report-schedules' },
    period: { label: msg`Periode`, column: 'shown' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: runStatuses,
      column: 'shown',
      filter: 'optional',
    },
    row_count: {
      label: msg({ message: `Baris`, context: `count` }),
      type: 'number',
      column: 'shown',
    },
    sent_to: { label: msg`Dikirim ke`, column: 'shown', isSortable: false },
    left_out: { label: msg`Dilewati karena tidak berhak`, isSortable: false },
    error: { label: msg`Kendala`, column: 'shown', isSortable: false },
    requested_by_name: { label: msg`Diminta oleh` },
    started_at: { label: msg`Dimulai`, type: 'dateTime', column: 'shown' },
    finished_at: { label: msg`Selesai`, type: 'dateTime' },
  },
  slots: { summary: ({ period }) => period },
})

export const reportSchedules = define('report-schedules', {
  label: msg`Laporan terjadwal`,
  plural: msg({ message: `Laporan terjadwal`, context: `plural` }),
  icon: scheduleIcon,
  represent: 'title',
  sort: { field: 'title', order: 'ASC' },
  search: msg`Cari judul`,
  empty: {
    title: msg`Belum ada laporan terjadwal`,
    message: msg`Jadwalkan dari tombol Ekspor di daftar mana pun, atau buat di sini.`,
  },
  canDelete: true,
  hasUsage: false,
  hasTasks: false,
  fields: {
    title: { label: msg`Judul`, blank: '', required: true, maxLength: 150, column: 'link' },
    kind: {
      label: msg({ message: `Laporan`, context: `one` }),
      type: 'reference',
      reference: 'report-choices',
      blank: '',
      required: true,
      render: ({ kind }) => <ReportSubject kind={kind} />,
      column: 'shown',
      isSortable: false,
    },
    params: { label: msg`Saringan`, blank: null, isCustom: true },
    period: {
      label: msg`Rentang`,
      type: 'choice',
      choices: {
        yesterday: msg`Kemarin`,
        last_7_days: msg`7 hari terakhir`,
        last_30_days: msg`30 hari terakhir`,
        this_month: msg`Bulan ini`,
        last_month: msg`Bulan lalu`,
      },
      blank: '',
      isAsked: ({ kind }) => PERIODIC.has(kind),
    },
    format: {
      label: msg`Format`,
      type: 'choice',
      choices: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
      blank: 'xlsx',
      required: true,
    },
    frequency: {
      label: msg`Jadwal`,
      type: 'choice',
      choices: { daily: msg`Setiap hari`, weekly: msg`Setiap minggu`, monthly: msg`Setiap bulan` },
      blank: 'weekly',
      required: true,
      column: 'shown',
      filter: 'optional',
    },
    weekday: {
      label: msg`Hari`,
      type: 'choice',
      choices: weekdays,
      blank: null,
      isAsked: ({ frequency }) => frequency === 'weekly',
    },
    month_day: {
      label: msg`Tanggal`,
      type: 'number',
      min: 1,
      max: 31,
      blank: null,
      help: msg`Bulan yang lebih pendek memakai hari terakhirnya.`,
      isAsked: ({ frequency }) => frequency === 'monthly',
    },
    hour: {
      label: msg`Jam`,
      type: 'choice',
      choices: hours,
      blank: '7',
      required: true,
      column: 'shown',
      isSortable: false,
    },
    recipients: {
      label: msg({ message: `Penerima`, context: `mail` }),
      type: 'references',
      reference: 'colleagues',
      blank: [],
      required: true,
      isWide: true,
      help: msg`Hanya rekan yang berhak melihat laporan ini.`,
      render: ({ recipient_names }) => recipient_names.join(', '),
    },
    is_active: {
      label: msg`Aktif`,
      type: 'boolean',
      blank: true,
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    next_run_at: { label: msg`Kiriman berikutnya`, type: 'dateTime', column: 'shown' },
    last_status: {
      label: msg`Kiriman terakhir`,
      type: 'choice',
      isStatus: true,
      choices: runStatuses,
      column: 'shown',
      isSortable: false,
    },
    failures: { label: msg`Gagal berturut-turut`, type: 'number' },
    stopped_at: { label: msg`Dihentikan`, type: 'dateTime' },
    owner_name: { label: msg`Pemilik` },
    created_at: { label: msg`Dibuat`, type: 'dateTime' },
    updated_at: updatedAt,
  },
  slots: {
    actions: verbsOf([
      {
        name: 'send',
        label: msg`Kirim sekarang`,
        question: msg`Laporan dibuat dengan data saat ini dan dikirim ke semua penerimanya.`,
        done: msg`Laporan sedang disiapkan`,
      },
    ]),
    panels: [
      {
        path: 'runs',
        label: msg({ message: `Kiriman`, context: `deliveries` }),
        permission: 'report-runs.view',
        Content: related({
          resource: 'report-runs',
          by: 'schedule_id',
          columns: ['period', 'status', 'row_count', 'sent_to', 'left_out', 'error', 'started_at'],
          hasPages: false,
        }),
      },
    ],
    summary: ({ recipient_names }) => recipient_names.join(', '),
  },
})
