import { Trans, useLingui } from '@lingui/react/macro'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, Typography } from '@mui/material'
import type { TaxInvoices } from '../api/types'
import { formatNumber, formatRupiah } from '../ui/format'
import { Panel } from '../ui/Panel'
import type { Period } from './period'
import { useTaxExport } from './useTaxExport'

/** What was sold to buyers who gave no name, for the monthly return. */
export const UnnamedSales = ({ period, found }: { period: Period; found: TaxInvoices }) => {
  const { t } = useLingui()
  const { order, isStarting } = useTaxExport(period)
  const { count, tax_base, tax, credited_tax } = found.unnamed
  return (
    <Panel title={t`Penjualan tanpa nama pembeli`}>
      <Typography sx={{ mb: 1.5 }}>
        <Trans>
          {formatNumber(count)} faktur tanpa permintaan faktur pajak pada periode ini: DPP{' '}
          {formatRupiah(tax_base)}, PPN {formatRupiah(tax)}
          {credited_tax > 0 && t`, dikurangi PPN ${formatRupiah(credited_tax)} lewat nota kredit`}.
        </Trans>
      </Typography>
      <Button
        variant="outlined"
        startIcon={<ExportIcon />}
        disabled={isStarting}
        onClick={() => void order('unnamed-sales')}
      >
        <Trans>Ekspor laporan (Excel)</Trans>
      </Button>
    </Panel>
  )
}
