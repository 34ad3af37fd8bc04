import { Trans } from '@lingui/react/macro'
import { Layers, ListChecks } from 'lucide-react'
import type { AssessmentCard } from '../../api/types'
import type { Fact } from '../kind'
import { duration } from './common'

/** The extent of an assessment. */
export function extent(card: AssessmentCard): Fact[] {
  const { duration_minutes, question_count, unit_count } = card
  return [
    duration(duration_minutes),
    { icon: ListChecks, label: <Trans>Soal</Trans>, value: <Trans>{question_count} soal</Trans> },
    { icon: Layers, label: <Trans>Cakupan</Trans>, value: <Trans>{unit_count} unit</Trans> },
  ]
}
