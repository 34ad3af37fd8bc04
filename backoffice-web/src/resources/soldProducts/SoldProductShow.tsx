import { useLingui } from '@lingui/react/macro'
import { TabbedShowLayout, useRecordContext } from 'react-admin'
import { RecordShow } from '../../ui/RecordShow'
import { CancelClassButton } from './CancelClassButton'
import { FeedbackResults } from './FeedbackResults'
import { SeatTable } from './SeatTable'
import type { SoldProductRecord } from './types'

const Name = () => <>{useRecordContext<SoldProductRecord>()?.title}</>

/** Holders of the seats of a class or event, changes by staff, and feedback. */
const SoldProductShow = () => {
  const { t } = useLingui()
  return (
    <RecordShow actions={<CancelClassButton />} title={<Name />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t`Peserta`}>
          <SeatTable />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Umpan balik`} path="umpan-balik">
          <FeedbackResults />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}

export default SoldProductShow
