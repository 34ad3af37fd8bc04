import { msg } from '@lingui/core/macro'
import type { CertificationCard } from '../api/types'
import { examDay } from './facts/certification'
import { difficulty, validFor } from './facts/common'
import {
  agencyFilter,
  availableFilter,
  availableSorts,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  locationFilter,
  modeFilter,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const certification: Kind<CertificationCard> = {
  heading: msg`Sertifikasi kompetensi`,
  lead: msg`Buktikan kompetensi Anda melalui uji skema resmi, dari pengumpulan berkas sampai sertifikat di tangan.`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    jobRoleFilter,
    availableFilter,
    modeFilter,
    locationFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
    agencyFilter,
  ],
  sorts: availableSorts,
  relatedKinds: ['inix-certification', 'assessment'],
  eyebrow: ({ issuer }) => issuer,
  cardFacts: (card) => [...examDay(card), validFor(card.validity_months), ...difficulty(card)],
}
