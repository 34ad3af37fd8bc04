import { msg, plural } from '@lingui/core/macro'
import chatIcon from '@mui/icons-material/ChatOutlined'
import reportIcon from '@mui/icons-material/FlagOutlined'
import { define } from '../../define/define'
import type { Field } from '../../define/types'
import { related, type Verb, verbsOf } from '../../define/verbs'

const removalReason = {
  reason: {
    label: msg`Alasan`,
    blank: '',
    required: true,
    maxLength: 200,
    help: msg`Dibaca oleh penulisnya`,
  },
} satisfies Record<string, Field>

const topics = {
  question: msg`Tanya jawab`,
  sharing: msg`Berbagi pengalaman`,
  career: msg`Karier`,
  general: msg`Umum`,
}
const reasons = {
  spam: msg`Spam atau iklan`,
  rude: msg`Kasar atau menyerang`,
  private: msg`Membuka data pribadi`,
  cheating: msg`Bocoran soal atau kecurangan`,
  other: msg`Lainnya`,
}

const remove: Verb = {
  name: 'remove',
  label: msg`Hapus`,
  question: msg`Tulisan tidak tampil lagi dan penulisnya diberi tahu alasannya. Anda dapat memulihkannya.`,
  done: msg`Tulisan dihapus`,
  fields: removalReason,
  isDangerous: true,
  when: ({ deleted_at }) => !deleted_at,
}
const restore: Verb = {
  name: 'restore',
  label: msg`Pulihkan`,
  question: msg`Tulisan tampil lagi seperti semula.`,
  done: msg`Tulisan dipulihkan`,
  when: ({ deleted_at, body }) => Boolean(deleted_at && body),
}

export const forumReports = define('forum-reports', {
  label: msg`Laporan forum`,
  plural: msg`Laporan forum`,
  icon: reportIcon,
  represent: 'discussion_title',
  sort: { field: 'created_at', order: 'ASC' },
  filterDefaults: { is_open: true },
  search: msg`Cari isi, judul, atau catatan`,
  empty: { title: msg`Tidak ada laporan`, message: msg`Laporan dari peserta muncul di sini.` },
  isReadOnly: true,
  fields: {
    discussion_title: { label: msg`Diskusi`, column: 'link', isSortable: false },
    discussion_id: { label: msg`Halaman diskusi`, type: 'reference', reference: 'discussions' },
    text: { label: msg`Isi`, type: 'prose', column: 'shown', isSortable: false },
    author_name: { label: msg`Penulis`, column: 'shown', isSortable: false },
    reason: {
      label: msg`Alasan`,
      type: 'choice',
      choices: reasons,
      column: 'shown',
      filter: 'optional',
    },
    note: { label: msg`Catatan pelapor` },
    reporter_name: { label: msg`Pelapor`, column: 'shown', isSortable: false },
    is_reply: { label: msg`Balasan`, type: 'boolean' },
    created_at: { label: msg`Dilaporkan`, type: 'dateTime', column: 'shown' },
    is_open: {
      label: msg`Menunggu`,
      type: 'boolean',
      column: 'shown',
      filter: 'always',
      isSortable: false,
    },
    verdict: {
      label: msg`Keputusan`,
      choices: { removed: msg`Dihapus`, dismissed: msg`Dibiarkan` },
    },
    closed_by_name: { label: msg`Ditangani oleh` },
    closed_at: { label: msg`Ditangani`, type: 'dateTime' },
  },
  slots: {
    summary: ({ author_name, note }) => `${author_name} · ${note}`,
    actions: verbsOf([
      { ...remove, when: ({ is_open }) => Boolean(is_open) },
      {
        name: 'dismiss',
        label: msg`Biarkan`,
        question: msg`Semua laporan atas tulisan ini ditutup, tulisannya tetap tampil.`,
        done: msg`Laporan ditutup`,
        when: ({ is_open }) => Boolean(is_open),
      },
    ]),
  },
})

export const forumReplies = define('forum-replies', {
  label: msg`Balasan`,
  plural: msg({ message: `Balasan`, context: `plural` }),
  icon: chatIcon,
  represent: 'body',
  sort: { field: 'created_at', order: 'ASC' },
  search: msg`Cari isi atau penulis`,
  empty: { title: msg`Belum ada balasan`, message: msg`Balasan peserta muncul di sini.` },
  isReadOnly: true,
  fields: {
    body: { label: msg`Isi`, type: 'prose', column: 'link', isSortable: false },
    author_name: { label: msg`Penulis`, column: 'shown', isSortable: false },
    discussion_title: { label: msg`Diskusi`, column: 'shown', isSortable: false },
    like_count: { label: msg`Suka`, type: 'number', column: 'shown' },
    is_nested: { label: msg`Balasan atas balasan`, type: 'boolean' },
    created_at: { label: msg`Ditulis`, type: 'dateTime', column: 'shown' },
    is_deleted: { label: msg`Dihapus`, type: 'boolean', filter: 'optional' },
    delete_reason: { label: msg`Alasan penghapusan` },
  },
  slots: { actions: verbsOf([remove, restore]) },
})

export const discussions = define('discussions', {
  label: msg`Diskusi`,
  plural: msg`Diskusi`,
  icon: chatIcon,
  represent: 'title',
  sort: { field: 'last_activity_at', order: 'DESC' },
  search: msg`Cari judul, isi, atau penulis`,
  empty: { title: msg`Belum ada diskusi`, message: msg`Diskusi peserta muncul di sini.` },
  isReadOnly: true,
  fields: {
    title: { label: msg`Judul`, column: 'link' },
    body: { label: msg`Isi (Markdown)`, type: 'prose' },
    author_name: { label: msg`Penulis`, column: 'shown', isSortable: false },
    topic: { label: msg`Topik`, type: 'choice', choices: topics, filter: 'optional' },
    product_title: { label: msg`Kelas`, column: 'shown', isSortable: false },
    unit_name: { label: msg`Unit kompetensi` },
    reply_count: { label: msg`Balasan`, type: 'number', column: 'shown' },
    like_count: { label: msg`Suka`, type: 'number', column: 'hidden' },
    open_reports: { label: msg`Laporan`, type: 'number', column: 'shown', isSortable: false },
    is_reported: { label: msg`Dilaporkan`, type: 'boolean', filter: 'optional', isCustom: true },
    is_pinned: {
      label: msg`Disematkan`,
      type: 'boolean',
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    is_locked: {
      label: msg`Dikunci`,
      type: 'boolean',
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    slow_seconds: { label: msg`Mode lambat (detik)`, type: 'number' },
    created_at: { label: msg`Ditulis`, type: 'dateTime', column: 'hidden' },
    last_activity_at: { label: msg`Terakhir aktif`, type: 'dateTime', column: 'shown' },
    is_deleted: { label: msg`Dihapus`, type: 'boolean', filter: 'optional' },
    delete_reason: { label: msg`Alasan penghapusan` },
  },
  slots: {
    summary: ({ author_name, reply_count }) =>
      `${author_name} · ${plural(reply_count, { other: '# balasan' })}`,
    actions: verbsOf([
      {
        name: 'moderate',
        label: msg`Atur`,
        question: msg`Sematkan di atas daftar, kunci agar tidak dapat dibalas, atau beri jeda antarbalasan.`,
        done: msg`Perubahan disimpan`,
        fields: {
          is_pinned: { label: msg`Disematkan`, type: 'boolean', blank: false },
          is_locked: { label: msg`Dikunci`, type: 'boolean', blank: false },
          slow_seconds: {
            label: msg`Mode lambat (detik)`,
            type: 'number',
            blank: 0,
            min: 0,
            max: 3600,
          },
        },
        start: ({ is_pinned, is_locked, slow_seconds }) => ({ is_pinned, is_locked, slow_seconds }),
        when: ({ deleted_at }) => !deleted_at,
      },
      remove,
      restore,
    ]),
    panels: [
      {
        path: 'replies',
        label: msg`Balasan`,
        Content: related({
          resource: 'forum-replies',
          by: 'discussion_id',
          columns: ['body', 'author_name', 'like_count', 'created_at'],
          verbs: [remove, restore],
          hasPages: false,
        }),
      },
    ],
  },
})
