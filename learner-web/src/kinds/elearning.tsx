import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LibraryBig, PlayCircle } from 'lucide-react'
import type { ElearningCard, ElearningDetail } from '../api/types'
import { audience, duration } from './facts'
import {
  agencyFilter,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  priceFilter,
  tagFilter,
  titleFilter,
  titleSorts,
} from './filters'
import type { Fact, Kind } from './kind'

export const elearning: Kind<ElearningCard, ElearningDetail> = {
  heading: msg`E-learning`,
  lead: msg`Materi pendek yang dapat Anda putar kapan saja, dengan kuis dan tugas di setiap bagian.`,
  unitsTitle: msg`Unit kompetensi yang dipelajari`,
  pageSize: 8,
  filters: [
    titleFilter,
    categoryFilter,
    jobRoleFilter,
    agencyFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: titleSorts,
  relatedKinds: ['webinar', 'oti', 'training'],
  eyebrow: ({ category_name }) => category_name,
  cardFacts: (card) => [duration(card.duration_minutes), contents(card)],
  detailFacts: (detail) => [
    duration(detail.duration_minutes),
    contents(detail),
    {
      icon: LibraryBig,
      label: <Trans>Bagian</Trans>,
      value: <Trans>{detail.section_count} bagian</Trans>,
    },
    ...audience(detail),
  ],
  sections: ({ sections }) => [
    { as: 'curriculum', title: <Trans>Isi kelas</Trans>, items: sections },
  ],
  agencyRole: () => null,
  firstAction: () => null,
}

function contents({ content_count }: ElearningCard): Fact {
  return {
    icon: PlayCircle,
    label: <Trans>Materi</Trans>,
    value: <Trans>{content_count} materi</Trans>,
  }
}
