import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ClipboardCheck, Clock, Layers, ListChecks, UserRoundCheck } from 'lucide-react'
import type { AssessmentCard, AssessmentDetail } from '../api/types'
import { to } from '../app/paths'
import { formatDuration } from '../lib/format'
import { priceFilter, titleFilter } from './filters'
import type { Fact, Kind } from './kind'

export const assessment: Kind<AssessmentCard, AssessmentDetail> = {
  icon: ClipboardCheck,
  tone: 'primary',
  label: <Trans>Asesmen</Trans>,
  heading: msg`Asesmen kompetensi`,
  lead: msg`Ukur kemampuan Anda per unit kompetensi SKKNI dan bandingkan dengan level yang dipersyaratkan peran Anda.`,
  unitsTitle: msg`Unit kompetensi yang diukur`,
  path: '/public/assessments',
  pageSize: 10,
  filters: [
    titleFilter,
    {
      name: 'job_role',
      field: 'jobRole',
      label: msg`Job role`,
      rules: (value) => [{ field: 'job_role', op: 'eq', value }],
    },
    priceFilter(150_000, 200_000),
  ],
  sorts: [
    { value: 'terbaru', sort: 'created_at|desc', label: msg`Terbaru` },
    { value: 'termurah', sort: 'price|asc', label: msg`Harga terendah` },
    { value: 'termahal', sort: 'price|desc', label: msg`Harga tertinggi` },
    { value: 'judul', sort: 'title|asc', label: msg`Judul A–Z` },
  ],
  eyebrow: (card) => card.job_role.name,
  cardFacts: facts,
  detailFacts: (detail) => [
    ...facts(detail),
    { icon: UserRoundCheck, label: <Trans>Job role</Trans>, value: detail.job_role.name },
  ],
  sections: () => [],
  agencyRole: (detail) => detail.job_role.slug,
  begin: (itemId) => ({ label: <Trans>Mulai asesmen</Trans>, path: to.assessmentStart(itemId) }),
}

function facts({ duration_minutes, question_count, unit_count }: AssessmentCard): Fact[] {
  return [
    { icon: Clock, label: <Trans>Durasi</Trans>, value: formatDuration(duration_minutes) },
    { icon: ListChecks, label: <Trans>Soal</Trans>, value: <Trans>{question_count} soal</Trans> },
    { icon: Layers, label: <Trans>Cakupan</Trans>, value: <Trans>{unit_count} unit</Trans> },
  ]
}
