import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Link, Skeleton, Tab, Tabs, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CanAccess, Title } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { BASE, read } from '../api/client'
import type { TaxInvoices } from '../api/types'
import { AccessDenied } from '../app/AccessDenied'
import { type TextLike, textOf } from '../define/useText'
import { ErrorState } from '../ui/ErrorState'
import { formatDate, formatMoment, formatNumber, formatRupiah } from '../ui/format'
import { Panel } from '../ui/Panel'
import { type MoneyColumn, StaticTable } from '../ui/StaticTable'
import { Tiles } from '../ui/Tiles'
import { Approved } from './Approved'
import { CompanyInstalments } from './CompanyInstalments'
import { PeriodPicker, usePeriod } from './PeriodPicker'
import type { Period } from './period'
import { PdfUploadButton, TaxInvoiceActions, type TaxInvoiceRow } from './TaxInvoiceActions'
import { UnnamedSales } from './UnnamedSales'
import { useTaxExport } from './useTaxExport'

type Row = TaxInvoiceRow
type State = TaxInvoices['state']

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
)

/** Its number at the tax office, or when and by whom it was exported last. */
const Status = ({ row }: { row: Row }) => {
  const [last] = row.exports
  if (row.tax_invoice) return <Approved found={row.tax_invoice} />
  if (!last) return '–'
  return (
    <>
      {formatMoment(last.at)}
      <Box sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
        {last.by}
        {row.exports.length > 1 && t` · ${row.exports.length} kali`}
      </Box>
    </>
  )
}

const orderPage = ({ company_order, order_id }: Row) =>
  company_order ? `/company-orders/${company_order}/show` : `/orders/${order_id}/show`

const Document = ({ row }: { row: Row }) => (
  <>
    <Link href={row.url} target="_blank" rel="noreferrer">
      {row.number}
    </Link>
    <Box sx={{ fontSize: '0.8rem' }}>
      <Link component={RouterLink} to={orderPage(row)}>
        {row.order_id}
      </Link>
      {t` · kode ${row.trx_code}`}
    </Box>
  </>
)

const columns = (state: State, onExportAgain: (row: Row) => void): MoneyColumn<Row>[] => [
  { title: t`Faktur`, isNarrow: true, value: (row) => <Document row={row} /> },
  { title: t`Pembeli`, value: (row) => <Box sx={{ minWidth: 90 }}>{row.buyer}</Box> },
  { title: t`Dibayar`, isNarrow: true, value: (row) => formatDate(row.paid_at ?? row.issued_at) },
  { title: 'DPP', align: 'right', value: (row) => formatRupiah(row.tax_base) },
  { title: 'PPN', align: 'right', value: (row) => formatRupiah(row.tax) },
  { title: t`Total`, align: 'right', value: (row) => <Total row={row} /> },
  ...(state === 'new'
    ? []
    : [{ title: 'Coretax', isNarrow: true, value: (row: Row) => <Status row={row} /> }]),
  {
    title: t`Tindakan`,
    align: 'right',
    value: (row) => (
      <TaxInvoiceActions
        row={{ ...row, paidOn: row.paid_at ?? row.issued_at }}
        onExportAgain={row.exports.length ? () => onExportAgain(row) : undefined}
      />
    ),
  },
]

const states: { state: State; label: TextLike }[] = [
  { state: 'new', label: msg`Belum diekspor` },
  { state: 'exported', label: msg`Sudah diekspor` },
  { state: 'approved', label: msg({ message: `Disetujui`, context: `tax` }) },
]

const nothing: Record<State, TextLike> = {
  new: msg`Semua faktur pajak pada periode ini sudah diekspor.`,
  exported: msg`Tidak ada faktur yang menunggu nomor dari Coretax.`,
  approved: msg`Belum ada nomor faktur pajak yang kembali dari Coretax.`,
}

const StateTabs = ({ found }: { found: TaxInvoices }) => {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  return (
    <Tabs
      value={found.state}
      variant="scrollable"
      scrollButtons={false}
      sx={{ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' }}
      aria-label={t`Faktur pajak menurut statusnya`}
      onChange={(_event, state: State) =>
        setParams({ ...Object.fromEntries(params), state }, { replace: true })
      }
    >
      {states.map(({ state, label }) => (
        <Tab
          key={state}
          value={state}
          label={`${textOf(label)} (${formatNumber(found.states[state])})`}
        />
      ))}
    </Tabs>
  )
}

const Buttons = ({ period, found }: { period: Period; found: TaxInvoices }) => {
  const { order, isStarting } = useTaxExport(period)
  const isReady = found.count > 0 && found.seller_npwp_is_set && !isStarting
  const files = found.files > 1 ? t`${formatNumber(found.files)} berkas XML (ZIP)` : 'XML Coretax'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {found.state === 'new' && (
        <Button
          variant="contained"
          startIcon={<ExportIcon />}
          disabled={!isReady}
          onClick={() => void order('tax-invoices')}
        >
          <Trans>Ekspor {files}</Trans>
        </Button>
      )}
      {found.state === 'exported' && (
        <Button
          variant="outlined"
          startIcon={<ExportIcon />}
          disabled={!isReady}
          onClick={() => void order('tax-invoices', { again: true })}
        >
          <Trans>Ekspor ulang {formatNumber(found.count)} faktur</Trans>
        </Button>
      )}
      {found.state !== 'new' && (
        <>
          <Button component={RouterLink} to="/imports?kind=tax-invoices" variant="outlined">
            <Trans>Impor nomor dari Coretax</Trans>
          </Button>
          <PdfUploadButton />
        </>
      )}
    </Box>
  )
}

const Found = ({ period, found }: { period: Period; found: TaxInvoices }) => {
  const { t } = useLingui()
  const { order } = useTaxExport(period)
  const again = ({ uuid }: Row) => void order('tax-invoices', { again: true, invoices: [uuid] })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!found.seller_npwp_is_set && (
        <Alert severity="warning">
          <Trans>
            NPWP penjual belum diatur, jadi faktur pajak belum dapat diekspor. Hubungi pengelola
            sistem.
          </Trans>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', minWidth: 0 }}>
        <StateTabs found={found} />
        <Buttons period={period} found={found} />
      </Box>
      <Tiles
        tiles={[
          {
            label: t`Faktur pajak`,
            value: formatNumber(found.count),
            note: t`diminta pembeli dan lunas`,
          },
          {
            label: t`Dasar pengenaan pajak`,
            value: formatRupiah(found.tax_base),
            note: t`jumlah DPP`,
          },
          { label: 'PPN', value: formatRupiah(found.tax), note: t`jumlah pajak` },
          { label: t`Nilai faktur`, value: formatRupiah(found.total), note: t`termasuk PPN` },
        ]}
      />
      {found.credited > 0 && (
        <Alert severity="info">
          <Trans>
            {formatRupiah(found.credited)} dari faktur ini sudah dikembalikan sebagian. Fakturnya
            tetap diekspor sebesar nilai penuh; pengurangannya lewat nota retur atau nota pembatalan
            dari pembeli. Nota kreditnya tercantum di bawah nilai setiap faktur.
          </Trans>
        </Alert>
      )}
      <Panel
        title={textOf(states.find(({ state }) => state === found.state)?.label ?? '')}
        hint={
          found.count > found.rows.length
            ? t`${formatNumber(found.rows.length)} faktur pertama dari ${formatNumber(found.count)}`
            : undefined
        }
      >
        {found.rows.length ? (
          <StaticTable
            label={t`Faktur pajak pada periode ini`}
            columns={columns(found.state, again)}
            rows={found.rows}
            keyOf={({ number }) => number}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{textOf(nothing[found.state])}</Typography>
        )}
      </Panel>
      <CompanyInstalments rows={found.instalments} />
      <UnnamedSales period={period} found={found} />
    </Box>
  )
}

/** The first tab with something in it. */
const firstFull = (found: TaxInvoices) =>
  states.find(({ state }) => found.states[state] > 0)?.state ?? null

const Loaded = ({ period }: { period: Period }) => {
  const { from, to } = period
  const [params, setParams] = useSearchParams()
  const wanted = params.get('state')
  const state = states.find((one) => one.state === wanted)?.state ?? 'new'
  const { data, error, refetch } = useQuery({
    queryKey: ['tax-invoices', from, to, state],
    queryFn: ({ signal }) => read(`${BASE}/tax-invoices`, { query: { from, to, state }, signal }),
    placeholderData: keepPreviousData,
  })
  const full = wanted || !data || data.states.new > 0 ? null : firstFull(data)
  useEffect(() => {
    if (full) setParams((old) => ({ ...Object.fromEntries(old), state: full }), { replace: true })
  }, [full, setParams])
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={220} />
  return <Found period={period} found={data} />
}

/** The tax invoices of a period, to look at and to take to Coretax. */
export const TaxInvoicesPage = () => {
  const { t } = useLingui()
  // Last month is what the tax office asks for first.
  const { choice, period, choose } = usePeriod('last_month')
  return (
    <CanAccess resource="tax-invoices" action="list" accessDenied={<AccessDenied />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Title title={t`Faktur pajak`} />
        <Typography sx={{ color: 'text.secondary', maxWidth: 680 }}>
          <Trans>
            Faktur dari pesanan dan termin perusahaan yang lunas pada periode ini dan diminta
            pembelinya sebagai faktur pajak, dalam bentuk yang diimpor Coretax. Setiap faktur
            diekspor sekali; nomor dan PDF yang disetujui kembali ke sini dan sampai ke pembeli.
          </Trans>
        </Typography>
        <PeriodPicker choice={choice} onChoose={choose} />
        <Loaded period={period} />
      </Box>
    </CanAccess>
  )
}
