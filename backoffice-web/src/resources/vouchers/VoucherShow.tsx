import { useLingui } from '@lingui/react/macro'
import {
  DeleteButton,
  EditButton,
  TabbedShowLayout,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import type { VoucherBatchDetail } from '../../api/types'
import { RecordShow } from '../../ui/RecordShow'
import { VoucherCodes } from './VoucherCodes'
import { VoucherHistory } from './VoucherHistory'
import { VoucherReportTab } from './VoucherReportTab'
import { VoucherRules } from './VoucherRules'

/** Used vouchers cannot be deleted. */
const Actions = () => {
  const batch = useRecordContext<VoucherBatchDetail>()
  return (
    <TopToolbar>
      <EditButton />
      {batch?.used === 0 && <DeleteButton mutationMode="pessimistic" />}
    </TopToolbar>
  )
}

const VoucherShow = () => {
  const { t } = useLingui()
  return (
    <RecordShow actions={<Actions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t`Aturan`}>
          <VoucherRules />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Kode`} path="kode">
          <VoucherCodes />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Laporan`} path="laporan">
          <VoucherReportTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Riwayat perubahan`} path="riwayat">
          <VoucherHistory />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}

export default VoucherShow
