import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Teacher } from '../../api/types'
import { cn } from '../../ui/cn'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { teacherQuery } from './api'

const loadDialog = () => import('./TeacherDialog')
const TeacherDialog = lazy(async () => ({ default: (await loadDialog()).TeacherDialog }))

interface TeacherButtonProps {
  teacher: Teacher
  className?: string
}

/** A teacher's name that opens who that is; the whole of the card around it may be pressed. */
export function TeacherButton({ teacher, className }: TeacherButtonProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    void loadDialog()
    void client.prefetchQuery(teacherQuery(teacher.slug))
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        className={cn(
          'cursor-pointer outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-primary focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary',
          className ?? 'text-start',
        )}
      >
        <UntranslatedText>{teacher.name}</UntranslatedText>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TeacherDialog teacher={teacher} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
