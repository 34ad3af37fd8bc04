import { Trans } from '@lingui/react/macro'
import { Box, Link, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Batch } from '../../api/types'
import { ExportBatchButton } from '../../exports/ExportBatchButton'
import { ExportLines } from './ExportLines'

/** The Excel reports of this batch: requesting one, and earlier ones. */
export const BatchExports = () => {
  const batch = useRecordContext<Batch>()
  if (!batch) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 1, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: 620 }}>
        <Trans>
          Laporan Excel batch ini berisi lembar Peserta, Nilai per Unit, Kesenjangan, Jawaban, dan
          Ringkasan. Laporan besar disiapkan di latar belakang; Anda boleh meninggalkan halaman ini.
        </Trans>
      </Typography>
      <ExportBatchButton batchId={batch.id} />
      <ExportLines batchId={batch.id} />
      <Link component={RouterLink} to="/exports">
        <Trans>Lihat semua ekspor Anda</Trans>
      </Link>
    </Box>
  )
}
