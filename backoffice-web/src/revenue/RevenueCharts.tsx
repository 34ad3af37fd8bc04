import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import type { Revenue } from '../api/types'
import { textOf } from '../define/useText'
import { useKinds } from '../providers/useKinds'
import { ChartWithTable } from '../ui/ChartWithTable'
import { ColumnChart } from '../ui/ColumnChart'
import { formatDay, formatMonth, formatNumber, formatRupiah, formatShort } from '../ui/format'
import { ShareBars } from '../ui/ShareBars'

const TITLES = {
  day: msg`Dana masuk per hari`,
  week: msg`Dana masuk per minggu`,
  month: msg`Dana masuk per bulan`,
} as const

const dayOf = (unit: Revenue['unit'], date: string) =>
  unit === 'month' ? formatMonth(date) : formatDay(date)

/** Money that came in and went back, by day, week or month. */
export const MoneyOverTime = ({ revenue }: { revenue: Revenue }) => {
  const { t } = useLingui()
  const { unit, by_day: days, now } = revenue
  return (
    <ChartWithTable
      title={textOf(TITLES[unit])}
      chart={
        <ColumnChart
          first={t`Dana masuk`}
          second={t`Pengembalian dana`}
          isSideBySide
          summary={t`Dana masuk ${formatRupiah(now.paid)} dan dana kembali ${formatRupiah(now.refunded)} pada periode ini`}
          formatAxis={formatShort}
          entries={days.map((day) => ({
            key: day.date,
            label: dayOf(unit, day.date),
            hint: t`${dayOf(unit, day.date)}: masuk ${formatRupiah(day.paid)}, kembali ${formatRupiah(day.refunded)}, ${day.orders} pesanan`,
            first: day.paid,
            second: day.refunded,
          }))}
        />
      }
      columns={[t`Tanggal`, t`Masuk`, t`Kembali`, t`Pesanan`]}
      rows={days.map((day) => ({
        key: day.date,
        cells: [
          dayOf(unit, day.date),
          formatRupiah(day.paid),
          formatRupiah(day.refunded),
          formatNumber(day.orders),
        ],
      }))}
    />
  )
}

const ByKind = ({ kinds }: { kinds: Revenue['by_kind'] }) => {
  const { t } = useLingui()
  const { nameOf } = useKinds()
  return (
    <ChartWithTable
      title={t`Menurut jenis produk`}
      hint={t`Penjualan dari pesanan yang lunas pada periode ini`}
      chart={
        <ShareBars
          shares={kinds.map(({ kind, amount, quantity }) => ({
            key: kind,
            label: `${nameOf(kind)} (${formatNumber(quantity)})`,
            value: amount,
            text: formatRupiah(amount),
          }))}
        />
      }
      columns={[
        t`Jenis`,
        t({ message: `Jumlah`, context: `count` }),
        t`Penjualan`,
        t`Dikembalikan`,
      ]}
      rows={kinds.map((row) => ({
        key: row.kind,
        cells: [
          nameOf(row.kind),
          formatNumber(row.quantity),
          formatRupiah(row.amount),
          formatRupiah(row.refunded),
        ],
      }))}
    />
  )
}

const ByMethod = ({ methods }: { methods: Revenue['by_method'] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Menurut metode pembayaran`}
      chart={
        <ShareBars
          shares={methods.map(({ method, amount }) => ({
            key: method,
            label: method || t`Tanpa nama`,
            value: amount,
            text: formatRupiah(amount),
          }))}
        />
      }
      columns={[t`Metode`, t`Pesanan`, t`Dana masuk`]}
      rows={methods.map(({ method, orders, amount }) => ({
        key: method,
        cells: [method || t`Tanpa nama`, formatNumber(orders), formatRupiah(amount)],
      }))}
    />
  )
}

const TopProducts = ({ products }: { products: Revenue['top_products'] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Produk terlaris`}
      chart={
        <ShareBars
          shares={products.map(({ product_id, title, amount }) => ({
            key: product_id,
            label: title,
            value: amount,
            text: formatRupiah(amount),
          }))}
        />
      }
      columns={[
        t`Produk`,
        t({ message: `Jumlah`, context: `count` }),
        t`Penjualan`,
        t`Dikembalikan`,
      ]}
      rows={products.map((row) => ({
        key: String(row.product_id),
        cells: [
          row.title,
          formatNumber(row.quantity),
          formatRupiah(row.amount),
          formatRupiah(row.refunded),
        ],
      }))}
    />
  )
}

const Vouchers = ({ vouchers }: { vouchers: Revenue['vouchers'] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Potongan voucher`}
      chart={
        <ShareBars
          shares={vouchers.map(({ batch_id, label, uses, amount }) => ({
            key: batch_id,
            label: `${label} (${formatNumber(uses)}×)`,
            value: amount,
            text: formatRupiah(amount),
          }))}
        />
      }
      columns={[t`Program voucher`, t`Terpakai`, t`Potongan`, t`Nilai pesanan`]}
      rows={vouchers.map((row) => ({
        key: String(row.batch_id),
        cells: [
          row.label,
          formatNumber(row.uses),
          formatRupiah(row.amount),
          formatRupiah(row.turnover),
        ],
      }))}
    />
  )
}

const columnSx = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const gridSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

/** The period in charts; every one can be read as a table. */
export const RevenueCharts = ({ revenue }: { revenue: Revenue }) => (
  <Box sx={gridSx}>
    <Box sx={columnSx}>
      <MoneyOverTime revenue={revenue} />
      <ByKind kinds={revenue.by_kind} />
      {revenue.vouchers.length > 0 && <Vouchers vouchers={revenue.vouchers} />}
    </Box>
    <Box sx={columnSx}>
      <TopProducts products={revenue.top_products} />
      <ByMethod methods={revenue.by_method} />
    </Box>
  </Box>
)
