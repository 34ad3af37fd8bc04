import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format'
import { BRAND } from '../../lib/pageMeta'
import { cn } from '../../ui/cn'
import { Logo } from '../../ui/Logo'
import { Qr } from '../../ui/Qr'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { CertificateStatus, CertificateType, OwnCertificate } from './api'

const kinds: Readonly<Record<CertificateType, ReactNode>> = {
  attendance: <Trans>Sertifikat penyelesaian</Trans>,
  competence: <Trans>Sertifikat kompetensi</Trans>,
}

const awarded: Readonly<Record<CertificateType, ReactNode>> = {
  attendance: <Trans>yang telah menyelesaikan</Trans>,
  competence: <Trans>atas kompetensi pada</Trans>,
}

/** One sheet of paper, filled by the certificate. */
const SHEET = '@page { size: A4 landscape; margin: 12mm }'

interface CertificatePaperProps {
  certificate: Omit<OwnCertificate, 'item_id' | 'pdf_url'>
  /** The words and the colour of the template that its document has. */
  look?: { heading: string; statement: string; accent: string }
  /** Nobody's: says so across the paper, and its code opens nothing. */
  isSample?: boolean
}

/** The certificate as one would hang it up; what is no longer in force is pale. */
export function CertificatePaper({ certificate, look, isSample = false }: CertificatePaperProps) {
  const { t } = useLingui()
  const { title, holder_name, number, issued_at, type, status, units, verify_url } = certificate
  const { signatory_name, signatory_title, issuer } = certificate
  const until = certificate.valid_until ? formatDate(certificate.valid_until) : ''
  const issued = formatDate(issued_at)
  const all = units.length
  const reached = units.filter(({ competent }) => competent).length
  return (
    <figure
      style={look && { borderColor: look.accent }}
      className={cn(
        'relative grid w-full content-between gap-6 overflow-hidden rounded-card border-2 border-primary-line bg-surface p-5 sm:aspect-[1.6] sm:p-9 print:aspect-auto print:h-[184mm] print:break-inside-avoid print:p-[14mm]',
        status !== 'valid' && 'border-line',
        status === 'expired' && 'grayscale',
      )}
    >
      {!isSample && <style>{SHEET}</style>}
      <div aria-hidden className="batik absolute inset-0 text-primary opacity-[0.05]" />
      <div className="relative flex items-start justify-between gap-4">
        <span className="text-sm font-bold text-primary print:text-2xl">
          {look ? <bdi>{look.heading}</bdi> : kinds[type]}
        </span>
        {issuer === BRAND ? (
          <Logo />
        ) : (
          <strong className="text-end text-base leading-tight text-strong sm:text-lg">
            <UntranslatedText>{issuer}</UntranslatedText>
          </strong>
        )}
      </div>
      <div className="relative grid gap-3 print:gap-6 print:text-lg">
        <p className="grid gap-0.5">
          <span className="text-sm text-muted">
            <Trans>Diberikan kepada</Trans>
          </span>
          <strong className="text-2xl leading-tight text-strong sm:text-4xl print:text-6xl">
            <UntranslatedText>{holder_name}</UntranslatedText>
          </strong>
        </p>
        <div className="grid gap-0.5">
          <span className="text-sm text-muted">
            {look ? <bdi>{look.statement}</bdi> : awarded[type]}
          </span>
          <h2 className="text-lg leading-snug text-balance text-primary sm:text-2xl print:text-4xl">
            <UntranslatedText>{title}</UntranslatedText>
          </h2>
          {all > 0 && (
            <p className="text-muted">
              <Trans>
                Kompeten dalam {reached} dari {all} unit
              </Trans>
            </p>
          )}
        </div>
      </div>
      <div className="relative flex items-end justify-between gap-4">
        <div className="grid min-w-0 gap-0.5 text-sm text-muted print:text-base">
          <span className="font-semibold text-strong">
            <UntranslatedText>{signatory_name}</UntranslatedText>
          </span>
          <UntranslatedText>{signatory_title}</UntranslatedText>
          <span className="pt-1.5 tabular-nums">
            <Trans>Terbit {issued}</Trans>
            {until && (
              <>
                {' · '}
                <Trans>Berlaku sampai {until}</Trans>
              </>
            )}
          </span>
          <span className="tabular-nums">{number}</span>
        </div>
        {isSample ? (
          <QrCode aria-hidden className="size-20 shrink-0 text-muted/40 sm:size-28" />
        ) : (
          <Qr
            code={verify_url}
            label={t`Kode QR pemeriksaan ${number}`}
            className="size-20 shrink-0 rounded sm:size-28"
          />
        )}
      </div>
      {isSample ? <SampleMark /> : <Stamp status={status} />}
    </figure>
  )
}

const stamps: Readonly<Partial<Record<CertificateStatus, ReactNode>>> = {
  revoked: <Trans context="stamp">Dicabut</Trans>,
  replaced: <Trans context="stamp">Diganti</Trans>,
}

/** Across what was taken back, so that no picture of it passes for a certificate. */
function Stamp({ status }: Pick<OwnCertificate, 'status'>) {
  const text = stamps[status]
  if (!text) return null
  return (
    <div className="absolute inset-0 grid place-items-center bg-surface/70 print:bg-transparent">
      <strong className="-rotate-12 rounded-control border-4 border-danger px-6 py-2 text-4xl tracking-widest text-danger uppercase sm:text-6xl">
        {text}
      </strong>
    </div>
  )
}

/** Across a paper that is nobody's. */
function SampleMark() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center sm:justify-items-end sm:pe-14 sm:pb-4">
      <strong className="-rotate-12 rounded-control border-4 border-danger/50 px-6 py-2 text-4xl tracking-widest text-danger/70 uppercase sm:text-6xl">
        <Trans context="stamp">Contoh</Trans>
      </strong>
    </div>
  )
}
