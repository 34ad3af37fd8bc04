import { Trans } from '@lingui/react/macro'
import {
  Award,
  CalendarDays,
  CalendarRange,
  Infinity as Endless,
  ExternalLink,
  FileBadge,
  Hash,
  Layers,
  ListChecks,
  PackageOpen,
  PlayCircle,
  Presentation,
  Ticket,
} from 'lucide-react'
import type {
  AssessmentCard,
  CertificationCard,
  ElearningCard,
  InixCertificationCard,
  OtherCard,
  OtiCard,
  SubscriptionCard,
  WebinarCard,
} from '../../api/types'
import type { Fact } from '../kind'
import { duration } from './common'

/** What an assessment asks for. */
export function extent(card: AssessmentCard): Fact[] {
  const { duration_minutes, question_count, unit_count } = card
  return [
    duration(duration_minutes),
    { icon: ListChecks, label: <Trans>Soal</Trans>, value: <Trans>{question_count} soal</Trans> },
    { icon: Layers, label: <Trans>Cakupan</Trans>, value: <Trans>{unit_count} unit</Trans> },
  ]
}

export function scheme({ scheme_code }: CertificationCard): Fact {
  return { icon: FileBadge, label: <Trans>Kode skema</Trans>, value: scheme_code }
}

export function examCode({ exam_code }: InixCertificationCard): Fact {
  return { icon: Hash, label: <Trans>Kode ujian</Trans>, value: exam_code }
}

export function days({ duration_days }: OtiCard): Fact {
  return {
    icon: CalendarDays,
    label: <Trans>Lama kelas</Trans>,
    value: <Trans>{duration_days} hari</Trans>,
  }
}

export function meetings({ session_count }: OtiCard): Fact {
  return {
    icon: Presentation,
    label: <Trans>Sesi</Trans>,
    value: <Trans>{session_count} sesi</Trans>,
  }
}

/** What a webinar gives, and where it is joined when that is not here. */
export function extras({ has_certificate, is_external }: WebinarCard): Fact[] {
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

/** How many lessons a course has. */
export function lessons({ content_count }: ElearningCard): Fact {
  return {
    icon: PlayCircle,
    label: <Trans>Materi</Trans>,
    value: <Trans>{content_count} materi</Trans>,
  }
}

export function unit({ unit_label }: OtherCard): Fact {
  return {
    icon: PackageOpen,
    label: <Trans>Satuan</Trans>,
    value: <Trans>Per {unit_label}</Trans>,
  }
}

/** For how long a subscription runs. */
export function term({ period_days }: SubscriptionCard): Fact {
  return {
    icon: CalendarRange,
    label: <Trans>Masa langganan</Trans>,
    value: <Trans>{period_days} hari</Trans>,
  }
}

/** How many workshops a subscription is good for. */
export function quota({ workshop_quota }: SubscriptionCard): Fact {
  return {
    icon: workshop_quota === null ? Endless : Ticket,
    label: <Trans>Kuota workshop</Trans>,
    value:
      workshop_quota === null ? (
        <Trans>Tanpa batas</Trans>
      ) : (
        <Trans>{workshop_quota} workshop</Trans>
      ),
  }
}
