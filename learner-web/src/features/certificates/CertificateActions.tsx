import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck, Copy, Download, ExternalLink } from 'lucide-react'
import { pathTo } from '../../app/paths'
import { Button, buttonVariants, LinkButton } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { downloadBadge, type OwnCertificate } from './api'
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
    <div className="grid gap-3 sm:grid-cols-2">
      <a
        href={certificate.pdf_url}
        download
        target="_blank"
        rel="noreferrer"
        className={buttonVariants()}
      >
        <Download aria-hidden className="size-4.5" />
        <Trans>Unduh PDF</Trans>
      </a>
      {certificate.status === 'valid' && (
        <a
          href={linkedInAddress(certificate)}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: 'secondary' })}
        >
          <ExternalLink aria-hidden className="size-4.5" />
          <Trans>Tambahkan ke LinkedIn</Trans>
        </a>
      )}
      <BadgeButton number={certificate.number} />
      <Button variant="secondary" onClick={() => void copy().catch(refused)}>
        <Copy aria-hidden className="size-4.5" />
        <Trans>Salin tautan pemeriksaan</Trans>
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
    <Button variant="secondary" onClick={() => void save()}>
      <BadgeCheck aria-hidden className="size-4.5" />
      <Trans>Unduh lencana digital</Trans>
    </Button>
  )
}
