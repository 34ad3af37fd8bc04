import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, usePermissions } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Loaded } from '../../ui/Loaded'
import { StateMessage } from '../../ui/StateMessage'
import { StatusChip } from '../../ui/StatusChip'
import { ChapterDialog } from './ChapterDialog'
import { Chapters } from './Chapters'
import { useCourse } from './calls'
import type { Course } from './types'

/** The editor of a course: its chapters and contents in their order. */
const CourseShow = () => {
  const { t } = useLingui()
  return (
    <Loaded query={useCourse(Number(useParams().id))} back={{ path: '/courses', label: t`Kursus` }}>
      {(course) => <Editor course={course} />}
    </Loaded>
  )
}

const Editor = ({ course }: { course: Course }) => {
  const { permissions = [] } = usePermissions<string[]>()
  const mayChange = permissions.includes('course-contents.change')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', py: 2 }}>
      <Title title={course.title} />
      <Head course={course} mayChange={mayChange} />
      {course.chapters.length === 0 ? (
        <NoChapters />
      ) : (
        <Chapters course={course} mayChange={mayChange} />
      )}
    </Box>
  )
}

const Head = ({ course, mayChange }: { course: Course; mayChange: boolean }) => {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const state = course.is_published
    ? ({ text: t`Tayang`, tone: 'success' } as const)
    : ({ text: t`Draf`, tone: 'default' } as const)
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <StatusChip label={state} />
        <Typography color="text.secondary">
          <Trans>
            {course.section_count} bab · {course.content_count} materi · {course.duration_minutes}{' '}
            menit · {course.learner_count} peserta
          </Trans>
        </Typography>
      </Box>
      {course.is_published && (
        <Button
          size="small"
          href={`/product/elearning/${course.slug}`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenIcon />}
        >
          <Trans>Lihat di toko</Trans>
        </Button>
      )}
      {mayChange && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          <Trans>Tambah bab</Trans>
        </Button>
      )}
      {isAdding && <ChapterDialog courseId={course.id} onClose={() => setAdding(false)} />}
    </Box>
  )
}

const NoChapters = () => {
  const { t } = useLingui()
  return (
    <StateMessage
      icon={<AddIcon />}
      title={t`Belum ada bab`}
      message={t`Mulai dengan satu bab, lalu isi dengan video, bacaan, kuis, atau tugas.`}
    />
  )
}

export default CourseShow
