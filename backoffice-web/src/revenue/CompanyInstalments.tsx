import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { TaxInvoices } from '../api/types'
import { formatDate, formatRupiah } from '../ui/format'
import { Panel } from '../ui/Panel'
import { type MoneyColumn, StaticTable } from '../ui/StaticTable'
import { Approved } from './Approved'
import { TaxInvoiceActions } from './TaxInvoiceActions'

type Row = TaxInvoices['instalments'][number]

const Document = ({ row }: { row: Row }) => (
  <>
    <Link component={RouterLink} to={`/company-orders/${row.order_id}/show`}>
      {row.number}
    </Link>
    <Box sx={{ fontSize: '0.8rem' }}>
      <Link href={row.invoice} target="_blank" rel="noreferrer">
        <Trans context="invoice">Tagihan</Trans>
      </Link>
    </Box>
  </>
)

const columns: MoneyColumn<Row>[] = [
  { title: msg`Tagihan termin`, isNarrow: true, value: (row) => <Document row={row} /> },
  { title: msg`Perusahaan`, value: (row) => row.company },
  { title: msg`Dibayar`, isNarrow: true, value: (row) => formatDate(row.paid_at) },
  { title: msg`Total`, align: 'right', value: (row) => formatRupiah(row.total) },
  {
    title: 'Coretax',
    isNarrow: true,
    value: (row) => (row.tax_invoice ? <Approved found={row.tax_invoice} /> : '–'),
  },
  {
    title: msg`Tindakan`,
    align: 'right',
    value: (row) => <TaxInvoiceActions row={{ ...row, paidOn: row.paid_at }} />,
  },
]

/** What companies without an NPWP paid in the period and want tax invoices for; no XML is made for it. */
export const CompanyInstalments = ({ rows }: { rows: Row[] }) => {
  const { t } = useLingui()
  if (!rows.length) return null
  return (
    <Panel title={t`Termin perusahaan tanpa NPWP`}>
      <Typography sx={{ mb: 1.5, maxWidth: 680 }}>
        <Trans>
          NPWP perusahaan ini tidak tercatat, jadi terminnya tidak ikut ekspor XML. Buat fakturnya
          di Coretax dengan nomor tagihan sebagai referensi, lalu isi nomornya di sini atau impor
          bersama daftar Coretax.
        </Trans>
      </Typography>
      <StaticTable
        label={t`Termin perusahaan tanpa NPWP pada periode ini`}
        columns={columns}
        rows={rows}
        keyOf={({ uuid }) => uuid}
      />
    </Panel>
  )
}
