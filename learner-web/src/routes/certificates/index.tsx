import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type CertificateFilter, certificatesQuery } from '../../features/certificates/api'
import { CertificateList } from '../../features/certificates/CertificateList'
import { Prospects } from '../../features/certificates/Prospects'
import { pageOf } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { PageHeader } from '../../ui/PageHeader'
import { SearchBox } from '../../ui/SearchBox'
import { SegmentedControl } from '../../ui/SegmentedControl'

const TYPES: readonly CertificateFilter['type'][] = ['all', 'attendance', 'competence']

export function Component() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const type = TYPES.find((one) => one === params.get('type')) ?? 'all'
  const search = params.get('search') ?? ''
  usePageMeta(t`Sertifikat saya`)
  const show = (next: Record<string, string>) => {
    const kept = { type, search, ...next }
    setParams(Object.fromEntries(Object.entries(kept).filter(([, value]) => value)))
  }
  const filter = { type, search, page: pageOf(params) }
  const isFiltered = type !== 'all' || search !== ''
  const hasNone = useQuery(certificatesQuery(filter)).data?.total === 0 && !isFiltered
  return (
    <div className="page max-w-240 pb-10">
      <PageHeader
        title={<Trans>Sertifikat saya</Trans>}
        lead={<Trans>Unduh, bagikan, dan buktikan apa yang sudah Anda capai.</Trans>}
      />
      {!hasNone && (
        <div className="grid gap-4 pb-5">
          <SegmentedControl
            legend={t`Jenis sertifikat`}
            segments={[
              { value: 'all', label: <Trans>Semua</Trans> },
              { value: 'attendance', label: <Trans>Penyelesaian</Trans> },
              { value: 'competence', label: <Trans>Kompetensi</Trans> },
            ]}
            value={type}
            onChange={(value) => show({ type: value })}
          />
          <SearchBox
            label={t`Cari sertifikat`}
            placeholder={t`Cari nomor atau judul`}
            value={search}
            onChange={(words) => show({ search: words })}
          />
        </div>
      )}
      <CertificateList filter={filter} />
      {search === '' && <Prospects />}
    </div>
  )
}
