import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { useLingui } from '@lingui/react/macro'
import type { SvgIconComponent } from '@mui/icons-material'
import DocumentIcon from '@mui/icons-material/ArticleOutlined'
import TaskIcon from '@mui/icons-material/AssignmentOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ExamIcon from '@mui/icons-material/FactCheckOutlined'
import VideoIcon from '@mui/icons-material/OndemandVideoOutlined'
import PreviewIcon from '@mui/icons-material/PlayCircleOutlined'
import QuizIcon from '@mui/icons-material/QuizOutlined'
import { Box, Chip, IconButton, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { formatMoment } from '../../ui/format'
import { DragHandle } from '../../ui/sorting/DragHandle'
import { isPackaging, useDeletePart } from './calls'
import { LessonDialog } from './LessonDialog'
import { LessonPreview } from './LessonPreview'
import type { Course, Lesson, LessonType } from './types'
import { useTypeNames } from './useTypeNames'

const icons: Record<LessonType, SvgIconComponent> = {
  video: VideoIcon,
  document: DocumentIcon,
  quiz: QuizIcon,
  exam: ExamIcon,
  assignment: TaskIcon,
}

interface Props {
  course: Course
  lesson: Lesson
  handle: DraggableProvidedDragHandleProps | null
  mayChange: boolean
  isBusy: boolean
}

/** One content: its type, when it opens, and whether it is ready. */
export const LessonRow = ({ course, lesson, handle, mayChange, isBusy }: Props) => {
  const { t } = useLingui()
  const names = useTypeNames()
  const Icon = icons[lesson.type]
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {mayChange && <DragHandle name={lesson.title} handle={handle} isDisabled={isBusy} />}
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{lesson.title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[
            names[lesson.type],
            t`${lesson.duration_minutes} menit`,
            ...useConditions(course, lesson),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {isPackaging(lesson.video) && (
          <LinearProgress
            variant="determinate"
            value={lesson.video?.progress ?? 0}
            aria-label={t`Video sedang diproses`}
            sx={{ mt: 0.5, maxWidth: 240 }}
          />
        )}
      </Box>
      <Readiness course={course} lesson={lesson} />
      {lesson.is_preview && <Chip size="small" variant="outlined" label={t`Pratinjau`} />}
      {mayChange && <LessonActions course={course} lesson={lesson} />}
    </Box>
  )
}

/** When a content opens, in words. */
function useConditions(course: Course, lesson: Lesson): string[] {
  const { t } = useLingui()
  const all = course.chapters.flatMap(({ contents }) => contents)
  const before = all.find(({ id }) => id === lesson.opens_after_id)?.title
  return [
    lesson.opens_at ? t`mulai ${formatMoment(lesson.opens_at)}` : '',
    lesson.opens_after_days === null ? '' : t`${lesson.opens_after_days} hari setelah mulai`,
    before ? t`setelah ${before}` : '',
  ]
}

const Readiness = ({ course, lesson }: Pick<Props, 'course' | 'lesson'>) => {
  const { t } = useLingui()
  const { type, title, text, video } = lesson
  if (type === 'video' && !video) return <Missing label={t`Belum ada video`} />
  if (video?.status === 'failed') return <Missing label={t`Video gagal`} />
  if (isPackaging(video)) return <Chip size="small" label={t`${video?.progress ?? 0} %`} />
  if (type === 'document' && text === '') return <Missing label={t`Belum ada teks`} />
  const isExam = type === 'quiz' || type === 'exam'
  const exists = course.exams.some((exam) => exam.type === type && exam.title === title)
  if (isExam && !exists) return <Missing label={t`Belum ada soal`} />
  return null
}

const Missing = ({ label }: { label: string }) => (
  <Chip size="small" color="warning" variant="outlined" label={label} />
)

/** Whether there is a preview: quizzes and exams have theirs in the question bank. */
const isShown = ({ type, text, video }: Lesson) =>
  type === 'video' ? video?.status === 'ready' : type !== 'quiz' && type !== 'exam' && text !== ''

const LessonActions = ({ course, lesson }: Pick<Props, 'course' | 'lesson'>) => {
  const { t } = useLingui()
  const [open, setOpen] = useState<'preview' | 'edit' | 'delete' | null>(null)
  const remove = useDeletePart(course.id)
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'flex' }}>
      {isShown(lesson) && (
        <IconButton
          size="small"
          aria-label={t`Pratinjau ${lesson.title}`}
          onClick={() => setOpen('preview')}
        >
          <PreviewIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" aria-label={t`Ubah ${lesson.title}`} onClick={() => setOpen('edit')}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t`Hapus ${lesson.title}`}
        onClick={() => setOpen('delete')}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {open === 'preview' && <LessonPreview lesson={lesson} onClose={close} />}
      {open === 'edit' && (
        <LessonDialog
          course={course}
          sectionId={lesson.section_id}
          lesson={lesson}
          onClose={close}
        />
      )}
      <Confirm
        isOpen={open === 'delete'}
        title={t`Hapus materi ini?`}
        content={t`${lesson.title} hilang dari kursus. Yang sudah dikerjakan peserta tidak dapat dihapus.`}
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate({ resource: 'course-contents', id: lesson.id }, { onSettled: close })
        }
        onClose={close}
      />
    </Box>
  )
}
