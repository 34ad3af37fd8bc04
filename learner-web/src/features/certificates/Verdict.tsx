import { Trans } from '@lingui/react/macro'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { VerifiedCertificate } from './api'

/** The answer that somebody who verifies a certificate came for, then what it is and whose. */
export function Verdict({ certificate }: { certificate: VerifiedCertificate }) {
  const { title, holder_name, status } = certificate
  const isValid = status === 'valid'
  const Icon = isValid ? ShieldCheck : ShieldAlert
  return (
    <header className="grid gap-4">
      <p
        className={`flex items-center gap-3 rounded-control px-4 py-3 font-semibold ${isValid ? 'bg-success-tint text-success' : 'bg-warning-tint text-warning'}`}
      >
        <Icon aria-hidden className="size-7 shrink-0" />
        {isValid ? (
          <Trans>Asli dan berlaku: nomor ini tercatat di Duxi.</Trans>
        ) : (
          <Trans>Pernah diterbitkan Duxi, tetapi tidak berlaku lagi.</Trans>
        )}
      </p>
      <div className="grid gap-2">
        <h2 className="text-xl text-balance desk:text-2xl">
          <UntranslatedText>{title}</UntranslatedText>
        </h2>
        <p className="text-lg font-semibold text-strong">
          <UntranslatedText>{holder_name}</UntranslatedText>
        </p>
      </div>
    </header>
  )
}
