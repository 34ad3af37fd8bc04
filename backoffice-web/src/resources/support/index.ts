import { msg } from '@lingui/core/macro'
import hoursIcon from '@mui/icons-material/CalendarMonthOutlined'
import closedIcon from '@mui/icons-material/EventBusyOutlined'
import teamIcon from '@mui/icons-material/GroupsOutlined'
import wordIcon from '@mui/icons-material/KeyOutlined'
import tagIcon from '@mui/icons-material/LabelOutlined'
import replyIcon from '@mui/icons-material/QuickreplyOutlined'
import agentIcon from '@mui/icons-material/SupportAgentOutlined'
import { createElement, lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { updatedAt } from '../../define/common'
import { define } from '../../define/define'
import { textOf } from '../../define/useText'
import { formatTimeOfDay } from '../../ui/format'
import { AgentLine } from './AgentLine'
import { PRESENCE } from './presence'

const AgentActions = lazy(() => import('./AgentActions'))

const cannedReplies = define('canned-replies', {
  label: msg`Balasan cepat`,
  plural: msg({ message: `Balasan cepat`, context: `plural` }),
  icon: replyIcon,
  represent: 'title',
  sort: { field: 'shortcut', order: 'ASC' },
  search: msg`Cari judul`,
  empty: {
    title: msg`Belum ada balasan cepat`,
    message: msg`Balasan cepat dipanggil agen dengan mengetik / dan singkatannya.`,
  },
  canDelete: true,
  fields: {
    shortcut: { label: msg`Singkatan`, blank: '', required: true, maxLength: 30, column: 'link' },
    title: { label: msg`Judul`, blank: '', required: true, maxLength: 100, column: 'shown' },
    content: {
      label: msg`Isi`,
      type: 'prose',
      blank: '',
      required: true,
      maxLength: 2000,
      isWide: true,
    },
    updated_at: updatedAt,
  },
  slots: { summary: ({ shortcut }) => `/${shortcut}` },
})

const WEEKDAYS = {
  0: msg`Senin`,
  1: msg`Selasa`,
  2: msg`Rabu`,
  3: msg`Kamis`,
  4: msg`Jumat`,
  5: msg`Sabtu`,
  6: msg`Minggu`,
}

const businessHours = define('business-hours', {
  label: msg`Jam layanan`,
  plural: msg`Jam layanan`,
  icon: hoursIcon,
  represent: ({ weekday }) => textOf(WEEKDAYS[weekday as keyof typeof WEEKDAYS]),
  sort: { field: 'weekday', order: 'ASC' },
  empty: {
    title: msg`Belum ada jam layanan`,
    message: msg`Tanpa jam layanan, agen dianggap selalu bertugas.`,
  },
  canDelete: true,
  fields: {
    weekday: {
      label: msg`Hari`,
      type: 'choice',
      choices: WEEKDAYS,
      blank: 0,
      required: true,
      column: 'link',
    },
    opens: {
      label: msg({ message: `Buka`, context: `hours` }),
      type: 'time',
      blank: '08:00',
      required: true,
      column: 'shown',
    },
    closes: {
      label: msg({ message: `Tutup`, context: `hours` }),
      type: 'time',
      blank: '17:00',
      required: true,
      column: 'shown',
    },
    updated_at: updatedAt,
  },
  slots: {
    summary: ({ opens, closes }) => `${formatTimeOfDay(opens)}–${formatTimeOfDay(closes)}`,
  },
})

const closedDays = define('closed-days', {
  label: msg`Hari libur layanan`,
  plural: msg({ message: `Hari libur layanan`, context: `plural` }),
  icon: closedIcon,
  represent: 'name',
  sort: { field: 'date', order: 'DESC' },
  search: msg`Cari keterangan`,
  empty: {
    title: msg`Belum ada hari libur`,
    message: msg`Pada hari libur, pengunjung diberi tahu kapan agen kembali.`,
  },
  canDelete: true,
  fields: {
    name: { label: msg`Keterangan`, blank: '', required: true, maxLength: 100, column: 'link' },
    date: { label: msg`Tanggal`, type: 'date', blank: '', required: true, column: 'shown' },
    updated_at: updatedAt,
  },
})

const handoverWords = define('handover-words', {
  label: msg`Kata untuk agen`,
  plural: msg({ message: `Kata untuk agen`, context: `plural` }),
  icon: wordIcon,
  represent: 'word',
  sort: { field: 'word', order: 'ASC' },
  search: msg`Cari kata`,
  empty: {
    title: msg`Belum ada kata`,
    message: msg`Pesan dengan kata ini langsung diteruskan ke agen.`,
  },
  canDelete: true,
  fields: {
    word: { label: msg`Kata`, blank: '', required: true, maxLength: 60, column: 'link' },
    updated_at: updatedAt,
  },
})

const chatTags = define('chat-tags', {
  label: msg`Tag percakapan`,
  plural: msg({ message: `Tag percakapan`, context: `plural` }),
  icon: tagIcon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari tag`,
  empty: { title: msg`Belum ada tag`, message: msg`Tag memilah percakapan menurut pokoknya.` },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 40, column: 'link' },
    updated_at: updatedAt,
  },
})

const chatAgents = define('chat-agents', {
  label: msg`Agen`,
  plural: msg({ message: `Agen`, context: `plural` }),
  icon: agentIcon,
  represent: 'fullname',
  sort: { field: 'fullname', order: 'ASC' },
  search: msg`Cari nama atau email`,
  empty: {
    title: msg`Belum ada agen`,
    message: msg`Masukkan seseorang ke grup Agent untuk menjawab pengunjung.`,
  },
  canCreate: false,
  fields: {
    fullname: { label: msg`Nama`, column: 'link' },
    email: { label: msg`Email`, column: 'hidden' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: PRESENCE,
      column: 'shown',
    },
    open_count: { label: msg`Sedang ditangani`, type: 'number', column: 'shown' },
    capacity: {
      label: msg`Kapasitas`,
      type: 'number',
      blank: 5,
      required: true,
      min: 1,
      max: 50,
      column: 'shown',
      help: msg`Percakapan sekaligus, paling banyak`,
    },
    auto_assign: {
      label: msg`Terima antrean otomatis`,
      type: 'boolean',
      blank: false,
      column: 'shown',
      isSortable: false,
    },
    teams: {
      label: msg({ message: `Tim`, context: `plural` }),
      type: 'references',
      reference: 'chat-teams',
      blank: [],
    },
    team_names: {
      label: msg`Tim`,
      column: 'shown',
      isSortable: false,
      isCustom: true,
      render: ({ team_names }) => team_names.join(', ') || '–',
    },
    last_seen_at: { label: msg`Terakhir terlihat`, type: 'dateTime' },
  },
  slots: { actions: AgentActions, summary: (agent) => createElement(AgentLine, agent) },
})

const chatTeams = define('chat-teams', {
  label: msg`Tim`,
  plural: msg({ message: `Tim`, context: `plural` }),
  icon: teamIcon,
  represent: 'name',
  sort: { field: 'name', order: 'ASC' },
  search: msg`Cari tim`,
  empty: {
    title: msg`Belum ada tim`,
    message: msg`Percakapan dapat diteruskan ke tim; anggotanya menerima antreannya.`,
  },
  canDelete: true,
  fields: {
    name: { label: msg`Nama`, blank: '', required: true, maxLength: 80, column: 'link' },
    members: { label: msg`Anggota`, type: 'references', reference: 'chat-agents', blank: [] },
    member_names: {
      label: msg`Anggota`,
      column: 'shown',
      isSortable: false,
      isCustom: true,
      render: ({ member_names }) => member_names.join(', ') || '–',
    },
    updated_at: updatedAt,
  },
})

/** Settings of the chat. */
export const support: ResourceProps[] = [
  chatAgents,
  chatTeams,
  cannedReplies,
  businessHours,
  closedDays,
  handoverWords,
  chatTags,
]
