import { useLingui } from '@lingui/react/macro'
import type { LessonType } from './types'

/** What the types of contents are called. */
export function useTypeNames(): Record<LessonType, string> {
  const { t } = useLingui()
  return {
    video: t`Video`,
    document: t`Bacaan`,
    quiz: t`Kuis`,
    exam: t`Ujian`,
    assignment: t`Tugas`,
  }
}
