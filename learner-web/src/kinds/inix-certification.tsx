import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, Hash, Hourglass, Landmark, ListChecks, Target } from 'lucide-react'
import type { InixCertificationCard, InixCertificationDetail } from '../api/types'
import { formatDuration } from '../lib/format'
import { audience, validity } from './facts'
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
import type { Fact, Kind } from './kind'

export const inixCertification: Kind<InixCertificationCard, InixCertificationDetail> = {
  heading: msg`Ujian vendor`,
  lead: msg`Ujian resmi dari penerbit sertifikat teknologi, dengan bimbingan dan jadwal dari kami.`,
  unitsTitle: msg`Unit kompetensi yang terkait`,
  pageSize: 10,
  filters: [
    titleFilter,
    categoryFilter,
    modeFilter,
    jobRoleFilter,
    agencyFilter,
    difficultyFilter,
    languageFilter,
    priceFilter,
    tagFilter,
  ],
  sorts: undatedSorts,
  relatedKinds: ['certification', 'training'],
  eyebrow: ({ vendor }) => vendor,
  cardFacts: (card) => [code(card), holds(card)],
  detailFacts: (detail) => [
    { icon: Landmark, label: <Trans>Penerbit</Trans>, value: detail.vendor },
    code(detail),
    holds(detail),
    {
      icon: Hourglass,
      label: <Trans>Waktu ujian</Trans>,
      value: formatDuration(detail.exam_minutes),
    },
    {
      icon: ListChecks,
      label: <Trans>Soal</Trans>,
      value: <Trans>{detail.question_count} soal</Trans>,
    },
    { icon: Target, label: <Trans>Nilai lulus</Trans>, value: detail.passing_score },
    ...audience(detail),
  ],
  sections: ({ topics }) => [
    { as: 'list', mark: 'number', title: <Trans>Topik yang diujikan</Trans>, items: topics },
  ],
  agencyRole: () => null,
  firstAction: () => null,
}

function code({ exam_code }: InixCertificationCard): Fact {
  return { icon: Hash, label: <Trans>Kode ujian</Trans>, value: exam_code }
}

function holds({ validity_months }: InixCertificationCard): Fact {
  return {
    icon: CalendarClock,
    label: <Trans>Masa berlaku</Trans>,
    value: validity(validity_months),
  }
}
