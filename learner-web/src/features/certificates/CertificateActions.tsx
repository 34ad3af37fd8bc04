import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck, Copy, Download, ExternalLink } from 'lucide-react'
import { pathTo } from '../../app/paths'
import { Button, buttonVariants, LinkButton } from '../../ui/Button'
import { COMPACT, CompactLabel } from '../../ui/CompactLabel'
import { toast } from '../../ui/toast'
import { downloadBadge, type OwnCertificate, pdfToSave } from './api'
import { isInForce } from './isInForce'
import { linkedInAddress } from './linkedIn'

/** What its owner does with a certificate; one that is no longer in force is not shown off. */
export function CertificateActions({ certificate }: { certificate: OwnCertificate }) {
  return isInForce(certificate) ? (
    <Show certificate={certificate} />
  ) : (
    <Replacement {...certificate} />
  )
}

function Replacement({ replaced_by: number }: OwnCertificate) {
  if (!number) return null
  return (
    <LinkButton to={pathTo('myCertificate', { number })}>
      <Trans>Buka sertifikat penggantinya</Trans>
    </LinkButton>
  )
}

function Show({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useLingui()
  const copy = async () => {
    await navigator.clipboard.writeText(certificate.verify_url)
    toast.success(t`Tautan disalin`)
  }
  const refused = () => toast.error(t`Tautan belum dapat disalin. Salin dari bilah alamat.`)
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-3">
      <a
        href={pdfToSave(certificate)}
        download
        target="_blank"
        rel="noreferrer"
        className={buttonVariants({ className: COMPACT })}
      >
        <Download aria-hidden className="size-4.5" />
        <Trans>Unduh PDF</Trans>
      </a>
      {certificate.status === 'valid' && (
        <a
          href={linkedInAddress(certificate)}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Tambahkan ke LinkedIn`}
          className={buttonVariants({ variant: 'secondary', className: COMPACT })}
        >
          <ExternalLink aria-hidden className="size-4.5" />
          <CompactLabel long={<Trans>Tambahkan ke LinkedIn</Trans>} short="LinkedIn" />
        </a>
      )}
      <BadgeButton number={certificate.number} />
      <Button
        variant="secondary"
        aria-label={t`Salin tautan pemeriksaan`}
        className={COMPACT}
        onClick={() => void copy().catch(refused)}
      >
        <Copy aria-hidden className="size-4.5" />
        <CompactLabel
          long={<Trans>Salin tautan pemeriksaan</Trans>}
          short={<Trans>Salin tautan</Trans>}
        />
      </Button>
    </div>
  )
}

/** The certificate as an Open Badges credential, for wallets and profiles. */
function BadgeButton({ number }: { number: string }) {
  const { t } = useLingui()
  const save = () =>
    downloadBadge(number).catch(() => toast.error(t`Lencana belum dapat diunduh. Coba lagi.`))
  return (
    <Button
      variant="secondary"
      aria-label={t`Unduh lencana digital`}
      className={COMPACT}
      onClick={() => void save()}
    >
      <BadgeCheck aria-hidden className="size-4.5" />
      <CompactLabel long={<Trans>Unduh lencana digital</Trans>} short={<Trans>Lencana</Trans>} />
    </Button>
  )
}
