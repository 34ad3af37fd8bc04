import { Box } from '@mui/material'
import type { Revenue, RevenueTotals } from '../api/types'
import { formatDate, formatNumber, formatRupiah } from '../ui/format'
import { type Tile, Tiles } from '../ui/Tiles'

interface DeltaProps {
  now: number
  before: number
  isGoodUp?: boolean
}

/** How much more or less than in the period before, in percent; in words where nothing was before. */
export function deltaText(now: number, before: number): string {
  if (before === now) return 'sama seperti sebelumnya'
  if (before <= 0) return 'sebelumnya tidak ada'
  const percent = Math.round((now / before - 1) * 100)
  return `${percent >= 0 ? 'naik' : 'turun'} ${formatNumber(Math.abs(percent))}% dari masa sebelumnya`
}

const Delta = ({ now, before, isGoodUp = true }: DeltaProps) => {
  const isNeutral = before <= 0 || before === now
  const isGood = now > before === isGoodUp
  const color = isNeutral ? 'text.secondary' : isGood ? 'success.main' : 'error.main'
  return (
    <Box component="span" sx={{ color }}>
      {deltaText(now, before)}
    </Box>
  )
}

const money: { label: string; field: keyof RevenueTotals; isGoodUp?: boolean }[] = [
  { label: 'Dana masuk', field: 'paid' },
  { label: 'Pengembalian dana', field: 'refunded', isGoodUp: false },
  { label: 'Bersih', field: 'net' },
  { label: 'PPN terkandung', field: 'tax' },
]

function tilesOf({ now, before }: Revenue): Tile[] {
  const amounts = money.map(({ label, field, isGoodUp }) => ({
    label,
    value: formatRupiah(now[field]),
    note: <Delta now={now[field]} before={before[field]} isGoodUp={isGoodUp} />,
  }))
  const orders = {
    label: 'Pesanan lunas',
    value: formatNumber(now.orders),
    note: (
      <>
        rata-rata {formatRupiah(now.average)}
        <br />
        <Delta now={now.orders} before={before.orders} />
      </>
    ),
  }
  return [...amounts, orders]
}

/** The period in five numbers, each beside the one before. */
export const RevenueTiles = ({ revenue }: { revenue: Revenue }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Tiles tiles={tilesOf(revenue)} />
    <Box sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
      Dibandingkan dengan {formatDate(revenue.before_from)} – {formatDate(revenue.before_to)}.
    </Box>
  </Box>
)
