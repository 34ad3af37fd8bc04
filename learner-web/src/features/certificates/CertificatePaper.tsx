import './paper.css'
import { useLingui } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import type { CSSProperties } from 'react'
import { BRAND } from '../../lib/pageMeta'
import { cn } from '../../ui/cn'
import { LogoMark } from '../../ui/Logo'
import { Qr } from '../../ui/Qr'
import type { CertificateRow } from './api'
import {
  addressOnPaper,
  dayOnPaper,
  factsOnPaper,
  isLongName,
  PAPER,
  STAMPS,
  unitsOnPaper,
} from './paperText'
import { Seal } from './Seal'

/** The content of the certificate. */
export type OnPaper = Omit<CertificateRow, 'item_id' | 'certsesi_id' | 'pdf_url' | 'product_title'>

interface CertificatePaperProps {
  certificate: OnPaper
  /** A sample: marked as such across the certificate, and its code opens nothing. */
  isSample?: boolean
  /** Small, beside its words: a picture without a code. */
  isThumbnail?: boolean
}

/** The certificate as its PDF has it, in the language of the document. */
export function CertificatePaper({
  certificate,
  isSample = false,
  isThumbnail = false,
}: CertificatePaperProps) {
  const { t } = useLingui()
  const { number, accent, status } = certificate
  const stamp = isSample ? PAPER.sample : STAMPS[status]
  return (
    <figure
      lang="id"
      dir="ltr"
      aria-label={t`Sertifikat ${number}`}
      aria-hidden={isThumbnail}
      className="certificate-paper w-full"
    >
      <div
        style={{ '--accent': accent } as CSSProperties}
        className={cn(
          'certificate-sheet border border-line shadow-card',
          isThumbnail ? 'is-thumbnail rounded-[2px]' : 'rounded-control',
          isThumbnail && status !== 'valid' && 'opacity-60 grayscale',
        )}
      >
        <div aria-hidden className="certificate-frame">
          <span />
          <span />
          <span />
          <span />
        </div>
        <Award certificate={certificate} isThumbnail={isThumbnail} />
        <Foot certificate={certificate} hasCode={!isSample && !isThumbnail} />
        {stamp && (
          <p className="certificate-stamp" data-stamp={stamp}>
            <span className="sr-only">{stamp}</span>
          </p>
        )}
      </div>
    </figure>
  )
}

function Award({ certificate, isThumbnail }: { certificate: OnPaper; isThumbnail: boolean }) {
  const { holder_name, number, heading, statement, title, units, issuer } = certificate
  const { shown, more } = unitsOnPaper(units)
  const facts = factsOnPaper(certificate)
  const Title = isThumbnail ? 'strong' : 'h2'
  return (
    <div className="certificate-award">
      <Issuer issuer={issuer} />
      <p className="is-heading">{heading}</p>
      <small className="is-number is-quiet font-semibold tabular-nums">
        {PAPER.number} {number}
      </small>
      <span className="is-quiet">{PAPER.givenTo}</span>
      <bdi className={cn('is-name', isLongName(holder_name) && 'is-long')}>{holder_name}</bdi>
      <span className="is-quiet">{statement}</span>
      <Title className="is-title">{title}</Title>
      {facts && <span className="is-quiet">{facts}</span>}
      {shown.length > 0 && (
        <ul className="certificate-units">
          {shown.map(({ code, name, competent }) => (
            <li key={code}>
              {code} · {name}
              {'\u00a0'}· <strong>{competent ? PAPER.competent : PAPER.notYetCompetent}</strong>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <small className="is-quiet">{`dan ${more} unit lain`}</small>}
    </div>
  )
}

/** The product's logo where it issues itself, else the name of the issuer. */
function Issuer({ issuer }: { issuer: string }) {
  if (issuer !== BRAND) return <strong className="text-[1.5em]">{issuer}</strong>
  return (
    <span className="flex items-center gap-[0.4em] text-[1.7em] font-extrabold">
      <LogoMark className="size-[1.6em]" />
      {BRAND}
    </span>
  )
}

function Foot({ certificate, hasCode }: { certificate: OnPaper; hasCode: boolean }) {
  const { t } = useLingui()
  const { number, verify_url, issued_at, valid_until, issuer } = certificate
  return (
    <div className="certificate-foot">
      <div className="certificate-check is-quiet">
        {hasCode ? (
          <Qr code={verify_url} label={t`Kode QR pemeriksaan ${number}`} />
        ) : (
          <QrCode aria-hidden strokeWidth={1.5} className="h-auto text-line" />
        )}
        <span className="min-w-0">
          {PAPER.check}{' '}
          <strong className="block wrap-anywhere">{addressOnPaper(verify_url)}</strong>
        </span>
      </div>
      <div className="certificate-sealed is-quiet">
        <Seal />
        <Day label={PAPER.issued} day={issued_at} />
        {valid_until && <Day label={PAPER.validUntil} day={valid_until} />}
      </div>
      <div className="certificate-signature is-quiet">
        <span>{PAPER.signedBy}</span>
        <strong className="text-[#0f172a]">{certificate.signatory_name}</strong>
        <span>{certificate.signatory_title}</span>
        <span>{issuer}</span>
      </div>
    </div>
  )
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <span>
      {label} <strong className="text-[#0f172a]">{dayOnPaper(day)}</strong>
    </span>
  )
}
