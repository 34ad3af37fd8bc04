import { useLingui } from '@lingui/react/macro'
import {
  EditButton,
  Pagination,
  ReferenceManyField,
  TabbedShowLayout,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import type { Batch } from '../../api/types'
import { ExportBatchButton } from '../../exports/ExportBatchButton'
import { RecordShow } from '../../ui/RecordShow'
import { BatchItems } from '../items/BatchItems'
import { SessionRows } from '../sessions/SessionRows'
import { BatchExports } from './BatchExports'
import { BatchSummary } from './BatchSummary'
import { NotStartedList } from './NotStarted'

const Actions = () => {
  const batch = useRecordContext<Batch>()
  return (
    <TopToolbar>
      <EditButton />
      {batch && <ExportBatchButton batchId={batch.id} />}
    </TopToolbar>
  )
}

const BatchShow = () => {
  const { t } = useLingui()
  return (
    <RecordShow actions={<Actions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t`Ringkasan`}>
          <BatchSummary />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Peserta`} path="peserta">
          <ReferenceManyField
            reference="sessions"
            target="batch_id"
            sort={{ field: 'started_at', order: 'DESC' }}
            perPage={25}
            pagination={<Pagination />}
          >
            <SessionRows withBatch={false} />
          </ReferenceManyField>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Soal`} path="soal">
          <BatchItems />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Belum mulai`} path="belum-mulai">
          <NotStartedList />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Ekspor`} path="ekspor">
          <BatchExports />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}

export default BatchShow
