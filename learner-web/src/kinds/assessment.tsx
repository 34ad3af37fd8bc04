import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AssessmentCard } from '../api/types'
import { paths } from '../app/paths'
import { extent } from './facts/assessment'
import {
  agencyFilter,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  priceFilter,
  tagFilter,
  timedSorts,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const assessment: Kind<AssessmentCard> = {
  heading: msg`Asesmen kompetensi`,
  lead: msg`Ukur kemampuan Anda per unit kompetensi dan bandingkan dengan level yang dipersyaratkan peran Anda.`,
  pageSize: 10,
  filters: [
    titleFilter,
    jobRoleFilter,
    categoryFilter,
    difficultyFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: timedSorts,
  relatedKinds: ['certification', 'training'],
  eyebrow: (card) => card.job_role.name,
  cardFacts: extent,
  trial: { label: <Trans>Cek gratis, tanpa akun</Trans>, path: paths.freeAssessments },
}
