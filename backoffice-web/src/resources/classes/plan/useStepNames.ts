import { useLingui } from '@lingui/react/macro'
import type { StepKind } from './types'

/** What the kinds of steps are called. */
export function useStepNames(): Record<StepKind, string> {
  const { t } = useLingui()
  return {
    material: t({ message: `Materi`, context: `files` }),
    presence: t`Presensi`,
    quiz: t`Kuis`,
    assignment: t`Tugas`,
    documentation: t`Dokumentasi`,
    feedback: t`Umpan balik`,
    clearance: t`Kelulusan`,
  }
}
