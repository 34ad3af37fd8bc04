import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrainingCard, TrainingDetail } from '../api/types'
import { classFacts, dateFact, dates, duration, place } from './facts'
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
  subjectFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Kind } from './kind'

export const training: Kind<TrainingCard, TrainingDetail> = {
  heading: msg`Jadwal pelatihan`,
  lead: msg`Kelas daring dan tatap muka bersama pengajar berpengalaman, disusun menurut unit kompetensi yang Anda perlukan.`,
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    subjectFilter,
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
  relatedKinds: ['workshop', 'oti', 'elearning'],
  eyebrow: dates,
  cardFacts: (card) => [place(card), hours(card)],
  detailFacts: (detail) => [...dateFact(detail), hours(detail), ...classFacts(detail)],
  sections: ({ syllabus, day_agenda, starts_at, ends_at }) => [
    { as: 'list', mark: 'number', title: <Trans>Materi pelatihan</Trans>, items: syllabus },
    {
      as: 'days',
      title: <Trans>Susunan acara per hari</Trans>,
      items: day_agenda,
      starts: starts_at,
      ends: ends_at,
    },
  ],
  agencyRole: () => null,
  firstAction: () => null,
  schedules: ({ schedules }) => schedules,
  allSchedules: ({ schedules_total, subject_code }) => ({
    total: schedules_total,
    path: `/product/training?subject=${encodeURIComponent(subject_code)}`,
  }),
}

const hours = ({ duration_hours }: TrainingCard) => duration(duration_hours * 60)
