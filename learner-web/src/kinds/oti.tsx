import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarDays, Presentation, UserRoundCheck } from 'lucide-react'
import type { OtiCard, OtiDetail } from '../api/types'
import { classFacts, dateFact, dates, place } from './facts'
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
import type { Fact, Kind } from './kind'

export const oti: Kind<OtiCard, OtiDetail> = {
  heading: msg`Kelas OTI`,
  lead: msg`Kelas menyeluruh untuk satu peran: sesi bersama pengajar, kuis, tugas, sampai siap bekerja.`,
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
  pageSize: 12,
  filters: [
    titleFilter,
    jobRoleFilter,
    agencyFilter,
    categoryFilter,
    modeFilter,
    locationFilter,
    ...dateFilters,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['training', 'bundle', 'elearning'],
  eyebrow: dates,
  cardFacts: (card) => [place(card), days(card), meetings(card)],
  detailFacts: (detail) => [
    ...dateFact(detail),
    days(detail),
    meetings(detail),
    ...roles(detail),
    ...classFacts(detail),
  ],
  sections: ({ benefits_detail, sessions, place: where }) => [
    { as: 'tiles', title: <Trans>Keuntungan mengikuti kelas</Trans>, items: benefits_detail },
    { as: 'sessions', title: <Trans>Jadwal sesi</Trans>, items: sessions, place: where },
  ],
  agencyRole: () => null,
  firstAction: () => null,
}

function days({ duration_days }: OtiCard): Fact {
  return {
    icon: CalendarDays,
    label: <Trans>Lama kelas</Trans>,
    value: <Trans>{duration_days} hari</Trans>,
  }
}

function meetings({ session_count }: OtiCard): Fact {
  return {
    icon: Presentation,
    label: <Trans>Sesi</Trans>,
    value: <Trans>{session_count} sesi</Trans>,
  }
}

function roles({ job_roles }: OtiCard): Fact[] {
  if (job_roles.length === 0) return []
  const names = job_roles.map(({ name }) => name).join(', ')
  return [{ icon: UserRoundCheck, label: <Trans>Peran</Trans>, value: names }]
}
