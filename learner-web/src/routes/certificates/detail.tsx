import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Copy, Download } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { certificateQuery, downloadBadge } from '../../features/certificates/api'
import { CertificateFacts } from '../../features/certificates/CertificateFacts'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, buttonVariants } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'

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

export function Component() {
  const { t } = useLingui()
  const number = useParams().number ?? ''
  usePageMeta(t`Sertifikat ${number}`)
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(link)
    toast.success(t`Tautan disalin`)
  }
  return (
    <div className="page max-w-3xl pb-10">
      <PageHeader
        title={<Trans>Sertifikat</Trans>}
        crumbs={[{ label: <Trans>Sertifikat saya</Trans>, to: paths.myCertificates }]}
      />
      <QueryView
        query={useQuery(certificateQuery(number))}
        pending={<Skeleton className="h-96 w-full rounded-card" />}
        missing={<EmptyState title={<Trans>Sertifikat ini tidak ditemukan</Trans>} />}
      >
        {(certificate) => (
          <div className="grid gap-5">
            <CertificateFacts certificate={certificate} />
            <div className="flex flex-wrap gap-3">
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
              <BadgeButton number={certificate.number} />
              <Button variant="secondary" onClick={() => void copy(certificate.verify_url)}>
                <Copy aria-hidden className="size-4.5" />
                <Trans>Salin tautan pemeriksaan</Trans>
              </Button>
            </div>
          </div>
        )}
      </QueryView>
    </div>
  )
}
