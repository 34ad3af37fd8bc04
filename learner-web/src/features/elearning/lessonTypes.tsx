import { Trans } from '@lingui/react/macro'
import {
  ClipboardCheck,
  FileText,
  GraduationCap,
  type LucideIcon,
  PenLine,
  PlayCircle,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lesson } from '../../api/types'

type LessonType = Lesson['type']

/** What the contents of a course look like in its lists. */
export const LESSON_ICONS: Readonly<Record<LessonType, LucideIcon>> = {
  video: PlayCircle,
  document: FileText,
  quiz: ClipboardCheck,
  exam: GraduationCap,
  assignment: PenLine,
}

export const LESSON_NAMES: Readonly<Record<LessonType, ReactNode>> = {
  video: <Trans>Video</Trans>,
  document: <Trans>Dokumen</Trans>,
  quiz: <Trans>Kuis</Trans>,
  exam: <Trans>Ujian</Trans>,
  assignment: <Trans>Tugas</Trans>,
}
