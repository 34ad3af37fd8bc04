import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, FileBadge, Hourglass, Landmark, Target } from 'lucide-react'
import type { CertificationCard, CertificationDetail } from '../api/types'
import { formatDuration } from '../lib/format'
import { audience, classFacts, dateFact, validity } from './facts'
import {
  agencyFilter,
  categoryFilter,
  difficultyFilter,
  jobRoleFilter,
  languageFilter,
  locationFilter,
  modeFilter,
  priceFilter,
  tagFilter,
  titleFilter,
  undatedSorts,
} from './filters'
import type { Fact, Kind } from './kind'

export const certification: Kind<CertificationCard, CertificationDetail> = {
  heading: msg`Sertifikasi kompetensi`,
  lead: msg`Buktikan kompetensi Anda melalui uji skema resmi, dari pengumpulan berkas sampai sertifikat di tangan.`,
  unitsTitle: msg`Unit kompetensi yang diujikan`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    jobRoleFilter,
    agencyFilter,
    modeFilter,
    locationFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: undatedSorts,
  relatedKinds: ['inix-certification', 'assessment'],
  eyebrow: ({ issuer }) => issuer,
  cardFacts: (card) => [scheme(card), holds(card)],
  detailFacts: (detail) => [
    scheme(detail),
    { icon: Landmark, label: <Trans>Penerbit</Trans>, value: detail.issuer },
    holds(detail),
    {
      icon: Hourglass,
      label: <Trans>Waktu ujian</Trans>,
      value: formatDuration(detail.exam_minutes),
    },
    {
      icon: Target,
      label: <Trans>Nilai lulus</Trans>,
      value: detail.passing_score,
    },
    ...dateFact(detail),
    ...(detail.mode === '' ? audience(detail) : classFacts(detail)),
  ],
  sections: ({ steps, documents }) => [
    { as: 'list', mark: 'number', title: <Trans>Alur sertifikasi</Trans>, items: steps },
    { as: 'list', mark: 'check', title: <Trans>Berkas yang diserahkan</Trans>, items: documents },
  ],
  agencyRole: () => null,
  firstAction: () => null,
}

function scheme({ scheme_code }: CertificationCard): Fact {
  return { icon: FileBadge, label: <Trans>Kode skema</Trans>, value: scheme_code }
}

function holds({ validity_months }: CertificationCard): Fact {
  return {
    icon: CalendarClock,
    label: <Trans>Masa berlaku</Trans>,
    value: validity(validity_months),
  }
}
