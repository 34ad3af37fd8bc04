import { Trans } from '@lingui/react/macro'
import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { cn } from '../../ui/cn'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { CertificateStatus, VerifiedCertificate } from './api'

export const ANSWERS: Readonly<Record<CertificateStatus, ReactNode>> = {
  valid: <Trans>Asli dan berlaku</Trans>,
  expired: <Trans>Asli, tetapi masa berlakunya habis</Trans>,
  revoked: <Trans>Tidak berlaku: sudah dicabut</Trans>,
  replaced: <Trans>Tidak berlaku: sudah diganti</Trans>,
}

export const ICONS = {
  valid: ShieldCheck,
  expired: ShieldAlert,
  revoked: ShieldX,
  replaced: ShieldAlert,
} as const

export const COLOURS: Readonly<Record<CertificateStatus, string>> = {
  valid: 'bg-success-tint text-success',
  expired: 'bg-warning-tint text-warning',
  revoked: 'bg-danger-tint text-danger',
  replaced: 'bg-warning-tint text-warning',
}

interface VerdictProps {
  certificate: VerifiedCertificate
  /** When it was asked. */
  checkedAt: string
}

/** The result of the verification, then holder and award. */
export function Verdict({ certificate, checkedAt }: VerdictProps) {
  const { title, holder_name, status, number } = certificate
  const Icon = ICONS[status]
  const when = formatDateTime(checkedAt)
  return (
    <header className="grid gap-5">
      <div
        className={cn(
          'flex items-center gap-4 rounded-control px-4 py-4 print:border print:border-current',
          COLOURS[status],
        )}
      >
        <Icon aria-hidden className="size-10 shrink-0" />
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-xl text-current">{ANSWERS[status]}</h2>
          <p className="text-sm text-ink">
            <bdi className="font-semibold text-strong tabular-nums">{number}</bdi>
            {' · '}
            <Trans>
              diperiksa di Duxi <bdi>{when}</bdi>
            </Trans>
          </p>
        </div>
      </div>
      <div className="grid gap-0.5">
        <p className="text-sm text-muted">
          <Trans>Diberikan kepada</Trans>
        </p>
        <p className="text-2xl leading-tight font-bold text-strong desk:text-3xl">
          <UntranslatedText>{holder_name}</UntranslatedText>
        </p>
        <p className="pt-2 text-sm text-muted">{PURPOSES[certificate.type]}</p>
        <h3 className="text-lg text-balance desk:text-xl">
          <UntranslatedText>{title}</UntranslatedText>
        </h3>
      </div>
    </header>
  )
}

const PURPOSES: Readonly<Record<VerifiedCertificate['type'], ReactNode>> = {
  attendance: <Trans>yang telah menyelesaikan</Trans>,
  competence: <Trans>atas kompetensi pada</Trans>,
}
