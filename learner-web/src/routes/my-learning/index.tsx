import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { MyAssessments } from '../../features/my-learning/MyAssessments'
import { MyCertifications } from '../../features/my-learning/MyCertifications'
import { usePageMeta } from '../../lib/pageMeta'
import { PageHeader } from '../../ui/PageHeader'
import { Tabs } from '../../ui/Tabs'

const TABS = ['asesmen', 'sertifikasi'] as const
type TabName = (typeof TABS)[number]

function tabIn(params: URLSearchParams): TabName {
  return TABS.find((tab) => tab === params.get('tab')) ?? TABS[0]
}

export function Component() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  usePageMeta(t`Belajar saya`)
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Belajar saya</Trans>}
        lead={<Trans>Lanjutkan yang sudah Anda mulai, dan lihat hasil yang sudah selesai.</Trans>}
      />
      <Tabs
        label={t`Jenis pembelajaran`}
        value={tabIn(params)}
        onChange={(tab) => setParams(tab === TABS[0] ? {} : { tab })}
        tabs={[
          { value: 'asesmen', label: <Trans>Asesmen</Trans>, panel: <MyAssessments /> },
          { value: 'sertifikasi', label: <Trans>Sertifikasi</Trans>, panel: <MyCertifications /> },
        ]}
      />
    </div>
  )
}
