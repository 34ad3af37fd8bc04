import { Draggable, type DraggableProvidedDragHandleProps, Droppable } from '@hello-pangea/dnd'
import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, Button, Card, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { DragHandle } from '../../ui/sorting/DragHandle'
import { ChapterDialog } from './ChapterDialog'
import { useDeletePart } from './calls'
import { LessonDialog } from './LessonDialog'
import { LessonRow } from './LessonRow'
import type { Chapter, Course } from './types'

interface Props {
  course: Course
  chapter: Chapter
  number: number
  handle: DraggableProvidedDragHandleProps | null
  mayChange: boolean
  isBusy: boolean
}

/** One chapter with its contents. */
export const ChapterCard = ({ course, chapter, number, handle, mayChange, isBusy }: Props) => (
  <Card variant="outlined">
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
      {mayChange && <DragHandle name={chapter.title} handle={handle} isDisabled={isBusy} />}
      <Typography component="h3" variant="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {number}. {chapter.title}
      </Typography>
      {mayChange && <ChapterActions course={course} chapter={chapter} />}
    </Box>
    <Droppable droppableId={String(chapter.id)} type="lesson">
      {(list, { isDraggingOver }) => (
        <Box
          ref={list.innerRef}
          {...list.droppableProps}
          sx={{ minHeight: 48, bgcolor: isDraggingOver ? 'action.hover' : undefined }}
        >
          {chapter.contents.length === 0 && !isDraggingOver && (
            <Typography color="text.secondary" sx={{ px: 2, py: 1.5 }}>
              <Trans>Bab ini masih kosong. Kursus tayang setelah setiap bab berisi.</Trans>
            </Typography>
          )}
          {chapter.contents.map((lesson, index) => (
            <Draggable
              key={lesson.id}
              draggableId={`lesson-${lesson.id}`}
              index={index}
              disableInteractiveElementBlocking
              isDragDisabled={!mayChange || isBusy}
            >
              {(row) => (
                <Box ref={row.innerRef} {...row.draggableProps}>
                  <LessonRow
                    course={course}
                    lesson={lesson}
                    handle={row.dragHandleProps}
                    mayChange={mayChange}
                    isBusy={isBusy}
                  />
                </Box>
              )}
            </Draggable>
          ))}
          {list.placeholder}
        </Box>
      )}
    </Droppable>
    {mayChange && <AddLesson course={course} chapter={chapter} />}
  </Card>
)

type Part = Pick<Props, 'course' | 'chapter'>

const AddLesson = ({ course, chapter }: Part) => {
  const [isAdding, setAdding] = useState(false)
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Button size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
        <Trans>Tambah materi</Trans>
      </Button>
      {isAdding && (
        <LessonDialog course={course} sectionId={chapter.id} onClose={() => setAdding(false)} />
      )}
    </Box>
  )
}

const ChapterActions = ({ course, chapter }: Part) => {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const remove = useDeletePart(course.id)
  const close = () => setOpen(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t`Ubah ${chapter.title}`}
        onClick={() => setOpen('edit')}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t`Hapus ${chapter.title}`}
        onClick={() => setOpen('delete')}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {open === 'edit' && <ChapterDialog courseId={course.id} chapter={chapter} onClose={close} />}
      <Confirm
        isOpen={open === 'delete'}
        title={t`Hapus bab ini?`}
        content={t`${chapter.title} hanya dapat dihapus bila tidak berisi materi lagi.`}
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate({ resource: 'course-sections', id: chapter.id }, { onSettled: close })
        }
        onClose={close}
      />
    </>
  )
}
