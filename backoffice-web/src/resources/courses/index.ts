import { msg } from '@lingui/core/macro'
import icon from '@mui/icons-material/MenuBookOutlined'
import videoIcon from '@mui/icons-material/OndemandVideoOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { define } from '../../define/define'
import { languageNames } from '../../define/locales'

const RetryVideo = lazy(() => import('./RetryVideo'))
const UploadVideoButton = lazy(() => import('./UploadVideoButton'))
const Captions = lazy(() => import('./Captions'))

const courses: ResourceProps = {
  name: 'courses',
  list: lazy(() => import('./CourseList')),
  show: lazy(() => import('./CourseShow')),
  recordRepresentation: 'title',
  icon,
}

const videos = define('videos', {
  label: msg`Video`,
  plural: msg`Video`,
  icon: videoIcon,
  represent: 'title',
  sort: { field: 'id', order: 'DESC' },
  search: msg`Cari judul`,
  empty: {
    title: msg`Belum ada video`,
    message: msg`Unggah video di sini, atau langsung di materi kursusnya.`,
  },
  isReadOnly: true,
  canDelete: true,
  canRestore: false,
  fields: {
    title: { label: msg`Judul`, column: 'link' },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: {
        queued: msg`Menunggu`,
        processing: msg`Diproses`,
        ready: msg`Siap diputar`,
        failed: msg`Gagal`,
      },
      column: 'shown',
      filter: 'always',
    },
    progress: {
      label: msg`Kemajuan`,
      type: 'number',
      column: 'shown',
      isSortable: false,
      render: ({ progress }) => `${progress} %`,
    },
    lesson_count: { label: msg`Dipakai`, type: 'number', column: 'shown', isSortable: false },
    languages: {
      label: msg`Teks video`,
      column: 'shown',
      isSortable: false,
      render: ({ languages }) => languageNames(languages) || '–',
    },
    error: { label: msg`Kendala` },
    created_at: { label: msg`Diunggah`, type: 'dateTime', column: 'shown' },
    ready_at: { label: msg`Siap sejak`, type: 'dateTime' },
  },
  slots: {
    actions: RetryVideo,
    listActions: UploadVideoButton,
    panels: [
      { path: 'teks', label: msg`Teks video`, Content: Captions, permission: 'videos.change' },
    ],
  },
})

/** Resources of e-learning courses. */
export const courseResources: ResourceProps[] = [courses, videos]
