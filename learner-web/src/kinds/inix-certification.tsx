import { msg } from '@lingui/core/macro'
import type { InixCertificationCard } from '../api/types'
import { validity } from './facts/common'
import { examCode } from './facts/inix-certification'
import {
  agencyFilter,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  modeFilter,
  priceFilter,
  tagFilter,
  titleFilter,
  undatedSorts,
} from './filters'
import type { Kind } from './kind'

export const inixCertification: Kind<InixCertificationCard> = {
  heading: msg`Ujian vendor`,
  lead: msg`Ujian resmi dari penerbit sertifikat teknologi, dengan bimbingan dan jadwal dari kami.`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    modeFilter,
    jobRoleFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: undatedSorts,
  relatedKinds: ['certification', 'training'],
  eyebrow: ({ vendor }) => vendor,
  cardFacts: (card) => [examCode(card), validity(card.validity_months)],
}
