import { msg } from '@lingui/core/macro';
import hoursIcon from '@mui/icons-material/CalendarMonthOutlined';
import closedIcon from '@mui/icons-material/EventBusyOutlined';
import wordIcon from '@mui/icons-material/KeyOutlined';
import tagIcon from '@mui/icons-material/LabelOutlined';
import replyIcon from '@mui/icons-material/QuickreplyOutlined';
import type { ResourceProps } from 'react-admin';
import { updatedAt } from '../../define/common';
import { define } from '../../define/define';

const cannedReplies = define('canned-replies', {
  label: msg`Balasan cepat`,
  plural: msg`Balasan cepat`,
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
});

const businessHours = define('business-hours', {
  label: msg`Jam layanan`,
  plural: msg`Jam layanan`,
  icon: hoursIcon,
  represent: ({ opens, closes }) => `${opens.slice(0, 5)}–${closes.slice(0, 5)}`,
  sort: { field: 'weekday', order: 'ASC' },
  empty: {
    title: msg`Belum ada jam layanan`,
    message: msg`Tanpa jam layanan, agen dianggap selalu bertugas.`,
  },
  canDelete: true,
  fields: {
    weekday: {
      label: msg`Hari (0 Senin – 6 Minggu)`,
      type: 'number',
      blank: 0,
      required: true,
      min: 0,
      max: 6,
      column: 'link',
    },
    opens: { label: msg`Buka`, blank: '08:00', required: true, maxLength: 8, column: 'shown' },
    closes: { label: msg`Tutup`, blank: '17:00', required: true, maxLength: 8, column: 'shown' },
    updated_at: updatedAt,
  },
});

const closedDays = define('closed-days', {
  label: msg`Hari libur layanan`,
  plural: msg`Hari libur layanan`,
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
    date: {
      label: msg`Tanggal (TTTT-BB-HH)`,
      blank: '',
      required: true,
      maxLength: 10,
      column: 'shown',
    },
    updated_at: updatedAt,
  },
});

const handoverWords = define('handover-words', {
  label: msg`Kata untuk agen`,
  plural: msg`Kata untuk agen`,
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
});

const chatTags = define('chat-tags', {
  label: msg`Tag percakapan`,
  plural: msg`Tag percakapan`,
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
});

/** What agents and staff decide about the chat. */
export const support: ResourceProps[] = [
  cannedReplies,
  businessHours,
  closedDays,
  handoverWords,
  chatTags,
];
