import { Trans } from '@lingui/react/macro'
import { Award, ExternalLink } from 'lucide-react'
import type { WebinarCard } from '../../api/types'
import type { Fact } from '../kind'

/** Whether there is a certificate, and whether it is hosted on another site. */
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
