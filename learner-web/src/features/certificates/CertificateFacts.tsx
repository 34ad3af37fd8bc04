import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatDuration } from '../../lib/format'
import { cn } from '../../ui/cn'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { VerifiedCertificate } from './api'
import { CertificateStatusChip } from './CertificateStatusChip'
import { isInForce } from './isInForce'

interface CertificateFactsProps {
  certificate: VerifiedCertificate
  /** Whether it holds, what it is and whose, where the page does not say so yet. */
  lead?: ReactNode
}

/** What was awarded, to whom and by whom, and whether it still holds. */
export function CertificateFacts({ certificate, lead }: CertificateFactsProps) {
  const { product_title, number, issuer, issued_at, valid_until } = certificate
  return (
    <article className="grid gap-5 rounded-card border border-line bg-surface p-5 desk:p-7">
      {lead ?? (
        <div className="flex flex-wrap items-center gap-3">
          <CertificateStatusChip status={certificate.status} />
          <bdi className="text-sm font-semibold text-muted tabular-nums">{number}</bdi>
        </div>
      )}
      <dl className="grid gap-4 desk:grid-cols-2 print:grid-cols-2">
        <Fact label={<Trans>Diperoleh dari</Trans>}>
          <UntranslatedText>{product_title}</UntranslatedText>
        </Fact>
        <Fact label={<Trans>Penerbit</Trans>}>
          <UntranslatedText>{issuer}</UntranslatedText>
        </Fact>
        <Fact label={<Trans>Terbit</Trans>}>{formatDate(issued_at)}</Fact>
        {isInForce(certificate) && (
          <Fact label={<Trans>Berlaku sampai</Trans>}>
            {valid_until ? formatDate(valid_until) : <Trans>Tanpa batas waktu</Trans>}
          </Fact>
        )}
        <Participation certificate={certificate} />
        <Fact label={<Trans>Ditandatangani oleh</Trans>} isWide>
          <UntranslatedText>{`${certificate.signatory_name}, ${certificate.signatory_title}`}</UntranslatedText>
        </Fact>
      </dl>
      <Units units={certificate.units} />
    </article>
  )
}

/** How long was learnt, and how many sessions of a class were attended. */
function Participation({ certificate }: Pick<CertificateFactsProps, 'certificate'>) {
  const { minutes, sessions_held: held, sessions_attended: attended } = certificate
  return (
    <>
      {minutes !== null && (
        <Fact label={<Trans>Lama belajar</Trans>}>{formatDuration(minutes)}</Fact>
      )}
      {held !== null && (
        <Fact label={<Trans>Kehadiran</Trans>}>
          <Trans>
            {attended} dari {held} sesi
          </Trans>
        </Fact>
      )}
    </>
  )
}

interface FactProps {
  label: ReactNode
  children: ReactNode
  /** As wide as the card. */
  isWide?: boolean
}

function Fact({ label, children, isWide = false }: FactProps) {
  return (
    <div className={cn('grid content-start gap-0.5', isWide && 'desk:col-span-2')}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold text-strong">{children}</dd>
    </div>
  )
}

function Units({ units }: { units: VerifiedCertificate['units'] }) {
  if (units.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base">
        <Trans>Unit kompetensi</Trans>
      </h3>
      <ul className="grid gap-2">
        {units.map(({ code, name, competent }) => (
          <li key={code} className="flex gap-3 border-t border-line pt-2">
            {competent ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
            )}
            <span className="grid min-w-0">
              <span className="text-strong">
                <UntranslatedText>{name}</UntranslatedText>
              </span>
              <span className="text-sm text-muted">
                {code} · {competent ? <Trans>Kompeten</Trans> : <Trans>Belum kompeten</Trans>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
