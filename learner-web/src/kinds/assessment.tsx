import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Layers, ListChecks, UserRoundCheck } from 'lucide-react'
import type { AssessmentCard, AssessmentDetail } from '../api/types'
import { to } from '../app/paths'
import { audience, duration } from './facts'
import {
  agencyFilter,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  priceFilter,
  tagFilter,
  titleFilter,
  undatedSorts,
} from './filters'
import type { Fact, Kind } from './kind'

export const assessment: Kind<AssessmentCard, AssessmentDetail> = {
  heading: msg`Asesmen kompetensi`,
  lead: msg`Ukur kemampuan Anda per unit kompetensi dan bandingkan dengan level yang dipersyaratkan peran Anda.`,
  unitsTitle: msg`Unit kompetensi yang diukur`,
  pageSize: 10,
  filters: [
    titleFilter,
    jobRoleFilter,
    agencyFilter,
    categoryFilter,
    difficultyFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: undatedSorts,
  relatedKinds: ['certification', 'training'],
  eyebrow: (card) => card.job_role.name,
  cardFacts: facts,
  detailFacts: (detail) => [
    ...facts(detail),
    { icon: UserRoundCheck, label: <Trans>Peran</Trans>, value: detail.job_role.name },
    ...audience(detail),
  ],
  sections: () => [],
  agencyRole: (detail) => detail.job_role.slug,
  firstAction: (itemId) => ({
    label: <Trans>Mulai asesmen</Trans>,
    path: to.assessmentStart(itemId),
  }),
}

function facts({ duration_minutes, question_count, unit_count }: AssessmentCard): Fact[] {
  return [
    duration(duration_minutes),
    { icon: ListChecks, label: <Trans>Soal</Trans>, value: <Trans>{question_count} soal</Trans> },
    { icon: Layers, label: <Trans>Cakupan</Trans>, value: <Trans>{unit_count} unit</Trans> },
  ]
}
