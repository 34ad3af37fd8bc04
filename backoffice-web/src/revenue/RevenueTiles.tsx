import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box } from '@mui/material'
import type { Revenue, RevenueTotals } from '../api/types'
import { type TextLike, textOf } from '../define/useText'
import { Delta } from '../ui/Delta'
import { formatDate, formatNumber, formatRupiah } from '../ui/format'
import { type Tile, Tiles } from '../ui/Tiles'

const money: { label: TextLike; field: keyof RevenueTotals; isGoodUp?: boolean }[] = [
  { label: msg`Dana masuk`, field: 'paid' },
  { label: msg`Pengembalian dana`, field: 'refunded', isGoodUp: false },
  { label: msg`Bersih`, field: 'net' },
  { label: msg`PPN terkandung`, field: 'tax' },
]

function tilesOf({ now, before }: Revenue): Tile[] {
  const amounts = money.map(({ label, field, isGoodUp }) => ({
    label: textOf(label),
    value: formatRupiah(now[field]),
    note: <Delta now={now[field]} before={before[field]} isGoodUp={isGoodUp} isShort />,
  }))
  const orders = {
    label: t`Pesanan lunas`,
    value: formatNumber(now.orders),
    note: (
      <>
        <Trans>
          senilai {formatRupiah(now.ordered)}, rata-rata {formatRupiah(now.average)}
        </Trans>
        <br />
        <Delta now={now.orders} before={before.orders} isShort />
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
      <Trans>
        Dibandingkan dengan {formatDate(revenue.before_from)} – {formatDate(revenue.before_to)}.
      </Trans>
    </Box>
  </Box>
)
