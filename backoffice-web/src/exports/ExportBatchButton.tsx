import { Trans } from '@lingui/react/macro'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Button } from '@mui/material'
import { CanAccess } from 'react-admin'
import { useStartExport } from './useExports'

/** Starts the Excel report of one batch. */
export const ExportBatchButton = ({ batchId }: { batchId: number }) => {
  const { start, isStarting } = useStartExport()
  return (
    <CanAccess resource="exports" action="create">
      <Button
        size="small"
        variant="contained"
        startIcon={<TableIcon />}
        disabled={isStarting}
        onClick={() => void start({ kind: 'assessment-batch', params: { batch_id: batchId } })}
      >
        <Trans>Ekspor Excel</Trans>
      </Button>
    </CanAccess>
  )
}
