import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Award, ExternalLink } from 'lucide-react'
import type { WebinarCard, WebinarDetail } from '../api/types'
import { classFacts, dateFact, duration, moment } from './facts'
import {
  agencyFilter,
  categoryFilter,
  datedSorts,
  dateFilters,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  priceFilter,
  tagFilter,
  titleFilter,
} from './filters'
import type { Fact, Kind } from './kind'

export const webinar: Kind<WebinarCard, WebinarDetail> = {
  heading: msg`Webinar`,
  lead: msg`Satu atau dua jam bersama praktisi dari mana saja, banyak di antaranya gratis.`,
  unitsTitle: msg`Unit kompetensi yang dibahas`,
  pageSize: 12,
  filters: [
    titleFilter,
    categoryFilter,
    ...dateFilters,
    jobRoleFilter,
    agencyFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: datedSorts,
  relatedKinds: ['workshop', 'elearning'],
  eyebrow: moment,
  cardFacts: (card) => [duration(card.duration_minutes), ...extras(card)],
  detailFacts: (detail) => [
    ...dateFact(detail),
    duration(detail.duration_minutes),
    ...extras(detail),
    ...classFacts(detail),
  ],
  sections: ({ agenda }) => [{ as: 'agenda', title: <Trans>Susunan acara</Trans>, items: agenda }],
  agencyRole: () => null,
  firstAction: () => null,
  externalUrl: ({ is_external, external_url }) => (is_external ? external_url : null),
}

function extras({ has_certificate, is_external }: WebinarCard): Fact[] {
  const certificate: Fact = {
    icon: Award,
    label: <Trans>Sertifikat</Trans>,
    value: <Trans>E-sertifikat</Trans>,
  }
  const elsewhere: Fact = {
    icon: ExternalLink,
    label: <Trans>Pendaftaran</Trans>,
    value: <Trans>Di situs mitra</Trans>,
  }
  return [...(has_certificate ? [certificate] : []), ...(is_external ? [elsewhere] : [])]
}
