import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { prospectsQuery } from '../../api/learning'
import { Missing } from './Missing'

interface WhyNoCertificateProps {
  /** The seat, or the slug of its product. */
  of: string
}

/** Why a finished product has no certificate yet; null if it gives none, or has given it. */
export function WhyNoCertificate({ of }: WhyNoCertificateProps) {
  const rows = useQuery(prospectsQuery()).data ?? []
  const found = rows.find(
    ({ seat_uuid, slug, is_over }) => is_over && [seat_uuid, slug].includes(of),
  )
  if (!found) return null
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold text-strong">
        <Trans>Sertifikat belum terbit</Trans>
      </p>
      <Missing prospect={found} />
    </div>
  )
}
