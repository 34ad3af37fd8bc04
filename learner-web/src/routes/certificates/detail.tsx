import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { certificateQuery } from '../../features/certificates/api'
import { CertificateActions } from '../../features/certificates/CertificateActions'
import { CertificateFacts } from '../../features/certificates/CertificateFacts'
import { CertificatePaper } from '../../features/certificates/CertificatePaper'
import { StatusNotice } from '../../features/certificates/StatusNotice'
import { usePageMeta } from '../../lib/pageMeta'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'

/** The certificate fills one sheet. */
const SHEET = '@page { size: A4 landscape; margin: 0 }'

export function Component() {
  const { t } = useLingui()
  const number = useParams().number ?? ''
  const query = useQuery(certificateQuery(number))
  const name = query.data?.title ?? number
  usePageMeta(t`Sertifikat ${name}`)
  return (
    <div className="page max-w-240 pb-10 print:m-0 print:max-w-none print:p-0">
      <div className="no-print">
        <PageHeader
          title={<Trans>Sertifikat</Trans>}
          crumbs={[{ label: <Trans>Sertifikat saya</Trans>, to: paths.myCertificates }]}
        />
      </div>
      <QueryView
        query={query}
        pending={<Skeleton className="aspect-[1.414] w-full rounded-card" />}
        missing={<EmptyState title={<Trans>Sertifikat ini tidak ditemukan</Trans>} />}
      >
        {(certificate) => (
          <div className="grid gap-5 print:block">
            <style>{SHEET}</style>
            <div className="no-print empty:hidden">
              <StatusNotice certificate={certificate} />
            </div>
            <CertificatePaper certificate={certificate} />
            <div className="no-print grid gap-5">
              <CertificateActions certificate={certificate} />
              <CertificateFacts certificate={certificate} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  )
}
