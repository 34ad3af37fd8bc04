import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WorkshopCard, WorkshopDetail } from '../api/types'
import { classFacts, dateFact, duration, moment, place } from './facts'
import {
  agencyFilter,
  categoryFilter,
  datedSorts,
  dateFilters,
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

export const workshop: Kind<WorkshopCard, WorkshopDetail> = {
  heading: msg`Jadwal workshop`,
  lead: msg`Belajar dengan mengerjakan: satu hasil nyata di akhir hari, dibimbing dari awal sampai jadi.`,
  unitsTitle: msg`Unit kompetensi yang dilatih`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    modeFilter,
    locationFilter,
    ...dateFilters,
    jobRoleFilter,
    agencyFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['workshop-subscription', 'training', 'webinar'],
  eyebrow: moment,
  cardFacts: (card) => [place(card), hours(card)],
  detailFacts: (detail) => [...dateFact(detail), hours(detail), ...classFacts(detail)],
  sections: ({ outcome, syllabus, tools }) => [
    {
      as: 'list',
      mark: 'check',
      title: <Trans>Hasil yang Anda bawa pulang</Trans>,
      items: outcome ? [outcome] : [],
    },
    { as: 'list', mark: 'number', title: <Trans>Yang kita kerjakan</Trans>, items: syllabus },
    { as: 'tags', title: <Trans>Alat yang dipakai</Trans>, items: tools },
  ],
  agencyRole: () => null,
  firstAction: () => null,
}

const hours = ({ duration_hours }: WorkshopCard) => duration(duration_hours * 60)
