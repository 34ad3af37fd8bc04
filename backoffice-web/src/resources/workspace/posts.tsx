import { msg } from '@lingui/core/macro'
import postIcon from '@mui/icons-material/CampaignOutlined'
import { deferred } from '../../define/deferred'
import { define } from '../../define/define'
import { verbsOf } from '../../define/verbs'

const OpenPost = deferred(() => import('./OpenPost'))

const Verbs = verbsOf([
  {
    name: 'restore',
    label: msg`Pulihkan`,
    question: msg`Kiriman tampil lagi di papan info.`,
    done: msg`Kiriman dipulihkan`,
    when: ({ deleted_at }) => Boolean(deleted_at),
  },
])

const Actions = () => (
  <>
    <OpenPost />
    <Verbs />
  </>
)

export const wallPosts = define('wall-posts', {
  label: msg`Kiriman`,
  plural: msg`Kiriman papan info`,
  icon: postIcon,
  represent: (post) => post.title || post.body.slice(0, 60),
  sort: { field: 'published_at', order: 'DESC' },
  search: msg`Cari judul, isi, atau penulis`,
  empty: { title: msg`Belum ada kiriman`, message: msg`Tulis yang pertama di papan info.` },
  isReadOnly: true,
  fields: {
    title: { label: msg`Judul`, column: 'link' },
    kind: {
      label: msg`Jenis`,
      type: 'choice',
      choices: { announcement: msg`Pengumuman`, post: msg`Kiriman` },
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    author_name: { label: msg`Penulis`, column: 'shown' },
    group_names: { label: msg`Untuk`, column: 'shown', isSortable: false },
    is_must_read: {
      label: msg`Wajib dibaca`,
      type: 'boolean',
      column: 'shown',
      filter: 'optional',
      isSortable: false,
    },
    is_pinned: { label: msg`Disematkan`, type: 'boolean', filter: 'optional' },
    read_count: { label: msg`Sudah membaca`, type: 'number', column: 'shown' },
    comment_count: { label: msg`Komentar`, type: 'number', column: 'shown' },
    published_at: { label: msg`Terbit`, type: 'dateTime', column: 'shown' },
    created_at: { label: msg`Ditulis`, type: 'dateTime' },
    deleted_at: { label: msg`Dihapus`, type: 'dateTime' },
    body: { label: msg`Isi`, type: 'prose' },
  },
  slots: { actions: Actions, summary: ({ author_name }) => author_name },
})
