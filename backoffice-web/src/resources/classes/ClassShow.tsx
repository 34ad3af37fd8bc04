import { Trans, useLingui } from '@lingui/react/macro'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import {
  CanAccess,
  TabbedShowLayout,
  TopToolbar,
  usePermissions,
  useRecordContext,
} from 'react-admin'
import { useStartExport } from '../../exports/useExports'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { RecordShow } from '../../ui/RecordShow'
import { CheckInScreen } from './CheckInScreen'
import { FeedbackPanel } from './FeedbackPanel'
import { GradingQueue } from './GradingQueue'
import { JourneyGrid } from './JourneyGrid'
import { MaterialsPanel } from './MaterialsPanel'
import { PhotoPanel } from './PhotoPanel'
import { PresenceGrid } from './PresenceGrid'
import type { ClassRecord } from './types'

const Actions = () => {
  const record = useRecordContext<ClassRecord>()
  const { start, isStarting } = useStartExport()
  return (
    <TopToolbar>
      <CanAccess resource="exports" action="create">
        <Button
          size="small"
          variant="contained"
          startIcon={<TableIcon />}
          disabled={isStarting || !record}
          onClick={() => void start({ kind: 'class-pack', params: { class_id: record?.id ?? 0 } })}
        >
          <Trans>Ekspor Excel</Trans>
        </Button>
      </CanAccess>
    </TopToolbar>
  )
}

const ClassPlanTab = lazy(() => import('./plan/ClassPlanTab'))

const ClassShow = () => {
  const { t } = useLingui()
  const { permissions = [] } = usePermissions<string[]>()
  return (
    <RecordShow actions={<Actions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t`Peserta`}>
          <JourneyGrid />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Presensi`} path="presensi">
          <PresenceGrid />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Kode QR`} path="qr">
          <CheckInScreen />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Tugas`} path="tugas">
          <GradingQueue />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t({ message: `Materi`, context: `files` })} path="materi">
          <MaterialsPanel />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Dokumentasi`} path="foto">
          <PhotoPanel />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Umpan balik`} path="umpan-balik">
          <FeedbackPanel />
        </TabbedShowLayout.Tab>
        {permissions.includes('journey-steps.change') && (
          <TabbedShowLayout.Tab label={t`Susunan`} path="susunan">
            <Suspense fallback={<PageSkeleton />}>
              <ClassPlanTab />
            </Suspense>
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </RecordShow>
  )
}

export default ClassShow
