import { Trans } from '@lingui/react/macro'
import {
  BookOpen,
  Camera,
  FileQuestion,
  GraduationCap,
  type LucideIcon,
  MessageSquareHeart,
  NotebookPen,
  QrCode,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Step } from './api'

interface StepStyle {
  icon: LucideIcon
  action: ReactNode
}

/** Whether there is something to do in a step: for the first time, or again because it was not passed. */
export const canBeDone = ({ state, can_retry }: Step) =>
  state === 'open' || (state === 'not_passed' && can_retry)

/** What the button of a step says. */
export const actionOf = ({ kind, state }: Step): ReactNode =>
  state === 'not_passed' ? <Trans>Coba lagi</Trans> : STEP_STYLES[kind].action

export const STEP_STYLES: Readonly<Record<Step['kind'], StepStyle>> = {
  material: { icon: BookOpen, action: <Trans>Buka materi</Trans> },
  presence: { icon: QrCode, action: <Trans>Catat kehadiran</Trans> },
  quiz: { icon: FileQuestion, action: <Trans>Kerjakan kuis</Trans> },
  assignment: { icon: NotebookPen, action: <Trans>Kerjakan tugas</Trans> },
  documentation: { icon: Camera, action: <Trans>Lihat foto</Trans> },
  feedback: { icon: MessageSquareHeart, action: <Trans>Isi umpan balik</Trans> },
  clearance: { icon: GraduationCap, action: <Trans>Lihat syarat</Trans> },
}
