import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../lib/format'
import { cn } from '../../ui/cn'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { VerifiedCertificate } from './api'
import { isInForce } from './isInForce'

/** That a certificate was taken back, when and why; nothing of one that was not. */
export function StatusNotice({ certificate }: { certificate: VerifiedCertificate }) {
  const { status, status_reason, status_at, replaced_by } = certificate
  if (isInForce(certificate)) return null
  const when = status_at ? formatDate(status_at) : ''
  return (
    <p
      className={cn(
        'rounded-control px-4 py-3',
        status === 'revoked' ? 'bg-danger-tint text-danger' : 'bg-warning-tint text-warning',
      )}
    >
      {status === 'revoked' ? (
        <Trans>
          Sertifikat ini dicabut pada <bdi>{when}</bdi>.
        </Trans>
      ) : (
        <Trans>
          Sertifikat ini diganti pada <bdi>{when}</bdi>.
        </Trans>
      )}{' '}
      <UntranslatedText>{status_reason}</UntranslatedText>
      {replaced_by && (
        <span className="block font-semibold">
          <Trans>
            Penggantinya: <bdi>{replaced_by}</bdi>
          </Trans>
        </span>
      )}
    </p>
  )
}
