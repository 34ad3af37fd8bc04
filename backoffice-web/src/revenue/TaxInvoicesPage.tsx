import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CanAccess, Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BASE, call } from '../api/client';
import type { TaxInvoices } from '../api/types';
import { AccessDenied } from '../app/AccessDenied';
import { useStartExport } from '../exports/useExports';
import { ErrorState } from '../ui/ErrorState';
import { formatDate, formatNumber, formatRupiah } from '../ui/format';
import { type MoneyColumn, MoneyTable } from '../ui/MoneyTable';
import { Panel } from '../ui/Panel';
import { Tiles } from '../ui/Tiles';
import { PeriodPicker, usePeriod } from './PeriodPicker';
import { type Period, presets, today } from './period';

type Row = TaxInvoices['rows'][number];

/** The full value, which is what is exported, and below it what was taken back since. */
const Total = ({ row }: { row: Row }) => (
  <>
    {formatRupiah(row.total)}
    {row.credit_notes.map((note) => (
      <Box key={note.number} sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
        <Link href={note.url} target="_blank" rel="noreferrer">
          {note.number}
        </Link>{' '}
        {formatRupiah(-note.total)}
      </Box>
    ))}
  </>
);

const columns: MoneyColumn<Row>[] = [
  { title: 'Faktur', isNarrow: true, value: (row) => row.number },
  {
    title: 'Pesanan',
    isNarrow: true,
    value: (row) => (
      <Link component={RouterLink} to={`/orders/${row.order_id}/show`}>
        {row.order_id}
      </Link>
    ),
  },
  { title: 'Pembeli', value: (row) => row.buyer },
  { title: 'Kode', isNarrow: true, value: (row) => row.trx_code },
  { title: 'Dibayar', isNarrow: true, value: (row) => formatDate(row.paid_at ?? row.issued_at) },
  { title: 'DPP', align: 'right', value: (row) => formatRupiah(row.tax_base) },
  { title: 'PPN', align: 'right', value: (row) => formatRupiah(row.tax) },
  { title: 'Total', align: 'right', value: (row) => <Total row={row} /> },
];

const Export = ({ period, found }: { period: Period; found: TaxInvoices }) => {
  const { start, isStarting } = useStartExport();
  const isReady = found.count > 0 && found.seller_npwp_is_set;
  return (
    <Button
      variant="contained"
      startIcon={<ExportIcon />}
      disabled={isStarting || !isReady}
      onClick={() => void start({ kind: 'tax-invoices', params: { ...period } })}
      sx={{ justifySelf: 'start' }}
    >
      {found.files > 1
        ? `Ekspor ${formatNumber(found.files)} berkas XML (ZIP)`
        : 'Ekspor XML Coretax'}
    </Button>
  );
};

const Found = ({ period, found }: { period: Period; found: TaxInvoices }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {!found.seller_npwp_is_set && (
      <Alert severity="warning">
        NPWP penjual belum diatur, jadi faktur pajak belum dapat diekspor. Hubungi pengelola sistem.
      </Alert>
    )}
    <Tiles
      tiles={[
        {
          label: 'Faktur pajak',
          value: formatNumber(found.count),
          note: 'diminta pembeli dan lunas',
        },
        { label: 'Dasar pengenaan pajak', value: formatRupiah(found.tax_base), note: 'jumlah DPP' },
        { label: 'PPN', value: formatRupiah(found.tax), note: 'jumlah pajak' },
        { label: 'Nilai faktur', value: formatRupiah(found.total), note: 'termasuk PPN' },
      ]}
    />
    {found.credited > 0 && (
      <Alert severity="info">
        {formatRupiah(found.credited)} dari faktur ini sudah dikembalikan sebagian. Fakturnya tetap
        diekspor sebesar nilai penuh; pengurangannya lewat nota retur atau nota pembatalan dari
        pembeli. Nota kreditnya tercantum di bawah nilai setiap faktur.
      </Alert>
    )}
    <Export period={period} found={found} />
    <Panel
      title="Isi ekspor"
      hint={
        found.count > found.rows.length
          ? `${formatNumber(found.rows.length)} faktur pertama dari ${formatNumber(found.count)}`
          : undefined
      }
    >
      {found.rows.length ? (
        <MoneyTable
          label="Faktur pajak pada periode ini"
          columns={columns}
          rows={found.rows}
          keyOf={({ number }) => number}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Tidak ada faktur pajak yang diminta pembeli pada periode ini.
        </Typography>
      )}
    </Panel>
  </Box>
);

const Loaded = ({ period }: { period: Period }) => {
  const { from, to } = period;
  const { data, error, refetch } = useQuery({
    queryKey: ['tax-invoices', from, to],
    queryFn: ({ signal }) =>
      call<TaxInvoices>('get', `${BASE}/tax-invoices`, { query: { from, to }, signal }),
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;
  return <Found period={period} found={data} />;
};

/** Last month: what the tax office asks for first. */
function lastMonth(): Period {
  const day = today();
  return presets(day).find(({ label }) => label === 'Bulan lalu')?.period ?? { from: day, to: day };
}

/** The tax invoices of a period, to look at and to take to Coretax. */
export const TaxInvoicesPage = () => {
  const { period, choose } = usePeriod(lastMonth());
  return (
    <CanAccess resource="tax-invoices" action="list" accessDenied={<AccessDenied />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Title title="Faktur pajak" />
        <Typography sx={{ color: 'text.secondary', maxWidth: 680 }}>
          Faktur dari pesanan yang lunas pada periode ini dan diminta pembelinya sebagai faktur
          pajak, dalam bentuk yang diimpor Coretax. Satu berkas memuat paling banyak 1.000 faktur.
        </Typography>
        <PeriodPicker period={period} onChoose={choose} />
        <Loaded period={period} />
      </Box>
    </CanAccess>
  );
};
