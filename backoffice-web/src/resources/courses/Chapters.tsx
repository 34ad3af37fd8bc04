import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { Box } from '@mui/material'
import { moved, movedBetween } from '../../ui/sorting/arrange'
import { useSpokenDrag } from '../../ui/sorting/useSpokenDrag'
import { ChapterCard } from './ChapterCard'
import { useOrderCourse } from './calls'
import type { Chapter, Course } from './types'

interface Props {
  course: Course
  mayChange: boolean
}

const CHAPTER = 'chapter'

const indexOf = (chapters: Chapter[], droppableId: string) =>
  chapters.findIndex(({ id }) => String(id) === droppableId)

/** The chapters after a drop. */
function dropped(chapters: Chapter[], { type, source, destination }: DropResult): Chapter[] {
  if (!destination) return chapters
  if (type === CHAPTER) return moved(chapters, source.index, destination.index)
  const lists = movedBetween(
    chapters.map(({ contents }) => contents),
    { list: indexOf(chapters, source.droppableId), index: source.index },
    { list: indexOf(chapters, destination.droppableId), index: destination.index },
  )
  return chapters.map((chapter, index) => ({ ...chapter, contents: lists[index] ?? [] }))
}

/** Chapters and contents, reordered by mouse, touch or keyboard. */
export const Chapters = ({ course, mayChange }: Props) => {
  const { mutate, isPending } = useOrderCourse(course.id)
  const spoken = useSpokenDrag()
  const { chapters } = course
  return (
    <DragDropContext
      dragHandleUsageInstructions={spoken.instructions}
      onDragStart={spoken.onDragStart}
      onDragUpdate={spoken.onDragUpdate}
      onDragEnd={(result, provided) => {
        spoken.say(result, provided)
        if (result.destination) mutate({ seen: chapters, chapters: dropped(chapters, result) })
      }}
    >
      <Droppable droppableId="chapters" type={CHAPTER}>
        {(list) => (
          <Box ref={list.innerRef} {...list.droppableProps}>
            {chapters.map((chapter, index) => (
              <Draggable
                key={chapter.id}
                draggableId={`chapter-${chapter.id}`}
                index={index}
                disableInteractiveElementBlocking
                isDragDisabled={!mayChange || isPending}
              >
                {(row) => (
                  <Box ref={row.innerRef} {...row.draggableProps} sx={{ pb: 2 }}>
                    <ChapterCard
                      course={course}
                      chapter={chapter}
                      number={index + 1}
                      handle={row.dragHandleProps}
                      mayChange={mayChange}
                      isBusy={isPending}
                    />
                  </Box>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </Box>
        )}
      </Droppable>
    </DragDropContext>
  )
}
