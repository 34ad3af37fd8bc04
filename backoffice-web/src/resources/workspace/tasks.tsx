import { msg } from '@lingui/core/macro'
import taskIcon from '@mui/icons-material/AssignmentTurnedInOutlined'
import { updatedAt } from '../../define/common'
import { deferred } from '../../define/deferred'
import { define } from '../../define/define'
import { priorities, repeats, statuses } from '../../tasks/labels'

const BoardLink = deferred(() => import('./BoardLink'))
const MoveButtons = deferred(() => import('./MoveButtons'))
const LinkedRecord = deferred<{ label: string; path: string }>(() => import('./LinkedRecord'))

export const tasks = define('tasks', {
  label: msg({ message: `Tugas`, context: `to-do` }),
  plural: msg({ message: `Tugas`, context: `to-do` }),
  icon: taskIcon,
  represent: 'title',
  sort: { field: 'due_on', order: 'ASC' },
  search: msg`Cari judul, catatan, petugas, atau data terkait`,
  empty: {
    title: msg`Belum ada tugas`,
    message: msg`Buat tugas di sini atau dari halaman pesanan, kelas, dan data lain.`,
  },
  canDelete: true,
  hasUsage: false,
  hasTasks: false,
  fields: {
    title: {
      label: msg`Judul`,
      blank: '',
      required: true,
      maxLength: 200,
      column: 'link',
      isWide: true,
    },
    note: { label: msg`Catatan`, type: 'prose', blank: '', maxLength: 4000 },
    assignee_id: {
      label: msg`Petugas`,
      type: 'reference',
      reference: 'colleagues',
      blank: null,
      required: true,
      filter: 'optional',
    },
    assignee_name: { label: msg`Petugas`, column: 'shown', isCustom: true },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: statuses,
      column: 'shown',
      filter: 'always',
    },
    priority: {
      label: msg`Prioritas`,
      type: 'choice',
      choices: priorities,
      blank: '2',
      required: true,
      column: 'shown',
      filter: 'optional',
    },
    due_on: { label: msg`Tenggat`, type: 'date', blank: null, column: 'shown' },
    is_overdue: {
      label: msg`Terlambat`,
      type: 'boolean',
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    repeats: {
      label: msg`Berulang`,
      type: 'choice',
      choices: repeats,
      blank: 'none',
      required: true,
      filter: 'optional',
      help: msg`Tugas berikutnya dibuat saat tugas ini diselesaikan.`,
    },
    remind_at: {
      label: msg`Ingatkan pada`,
      type: 'dateTime',
      blank: null,
      help: msg`Kosong: pukul 08.00 pada hari tenggat.`,
    },
    link_label: {
      label: msg`Terkait`,
      column: 'shown',
      isSortable: false,
      render: (task) => <LinkedRecord label={task.link_label} path={task.link_path} />,
    },
    link_resource: { label: msg`Jenis data`, blank: '', isCustom: true },
    link_id: { label: msg`Nomor data`, blank: '', isCustom: true },
    closes_with_refund: {
      label: msg`Selesai sendiri saat dananya dikembalikan`,
      type: 'boolean',
      blank: false,
    },
    created_by_name: { label: msg`Dibuat oleh` },
    created_at: { label: msg`Dibuat`, type: 'dateTime' },
    closed_at: { label: msg`Selesai pada`, type: 'dateTime' },
    closed_by_name: { label: msg`Diselesaikan oleh` },
    updated_at: updatedAt,
  },
  slots: {
    actions: MoveButtons,
    listActions: BoardLink,
    summary: ({ assignee_name }) => assignee_name,
  },
})
