import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { DataTable, SelectArrayInput, SelectInput, SimpleList } from 'react-admin'
import type { Order } from '../../api/types'
import { ExportListButton } from '../../define/ExportListButton'
import { useKinds } from '../../providers/useKinds'
import { AppList } from '../../ui/AppList'
import { toChoices } from '../../ui/choices'
import { DayInput } from '../../ui/DayInput'
import { formatNumber, formatRupiah } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { useIsNarrow, useIsWide } from '../../ui/useIsSmall'
import { AttentionTabs, ThisMonth } from './AttentionTabs'
import { orderStatuses } from './labels'
import { OrderStates } from './OrderStates'
import { useOrderCounts } from './useOrderCounts'

type Row = Order & { id: string }
const Column = DataTable.Col<Row>

/** Filters with the existing kinds and recently used payment methods. */
function useFilters() {
  const { t } = useLingui()
  const { choices } = useKinds()
  const { data } = useOrderCounts()
  const methods = (data?.methods ?? []).map((name) => ({ id: name, name }))
  return [
    <SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Nomor, nama, atau email`} />,
    <SelectArrayInput
      key="status"
      source="status@in"
      choices={toChoices(orderStatuses)}
      alwaysOn
      sx={{ minWidth: 180 }}
    />,
    <DayInput key="from" source="created_at@gte" />,
    <DayInput key="to" source="created_at@lte" />,
    <DayInput key="paid_from" source="paid_at@gte" />,
    <DayInput key="paid_to" source="paid_at@lte" />,
    <SelectInput
      key="seats"
      source="several_seats"
      choices={[
        { id: true, name: t`Lebih dari satu kursi` },
        { id: false, name: t`Satu kursi` },
      ]}
    />,
    <SelectInput key="kind" source="kind" choices={choices} />,
    <SelectInput key="method" source="method" choices={methods} />,
  ]
}

const Buyer = ({ order }: { order: Order }) => (
  <>
    <Typography component="span" noWrap sx={{ display: 'block', fontSize: 'inherit' }}>
      {order.buyer.fullname}
    </Typography>
    <Typography
      component="span"
      noWrap
      sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}
    >
      {order.buyer.email}
    </Typography>
  </>
)

const itemsOf = ({ items: [first = '–', ...others] }: Order) =>
  others.length ? t`${first} dan ${others.length} lainnya` : first

const refundedOf = ({ refund_sums }: Order) =>
  refund_sums.reduce((sum, { amount }) => sum + amount, 0)

const Total = ({ order }: { order: Order }) => (
  <>
    {formatRupiah(order.total)}
    {order.refund_sums.length > 0 && (
      <Typography
        component="span"
        sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}
      >
        −{formatRupiah(refundedOf(order))}
      </Typography>
    )}
  </>
)

/** At most two lines; the rest is on the order's page. */
const Items = ({ order }: { order: Order }) => (
  <Box
    component="span"
    title={order.items.join('\n')}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      minWidth: 140,
    }}
  >
    {itemsOf(order)}
  </Box>
)

const nowrap = { whiteSpace: 'nowrap' } as const

const Table = ({ isWide }: { isWide: boolean }) => (
  <DataTable<Row>
    rowClick="show"
    bulkActionButtons={false}
    hiddenColumns={['method', 'paid_at']}
    sx={{
      '& .column-buyer': { maxWidth: { xs: 165, xl: 280 } },
      '& .column-status': { minWidth: 258 },
      '& .column-items': { maxWidth: { xs: 190, xl: 260 } },
      '& .MuiTableCell-root': { px: { xs: 1, xl: 2 } },
    }}
  >
    <Column
      source="order_id"
      sx={nowrap}
      render={(row) => <RowLink id={row.id}>{row.order_id}</RowLink>}
    />
    <Column source="buyer" render={(row) => <Buyer order={row} />} />
    {isWide && <Column source="items" disableSort render={(row) => <Items order={row} />} />}
    <Column source="seats" align="right" disableSort render={(row) => formatNumber(row.seats)} />
    <Column source="status" render={(row) => <OrderStates order={row} />} />
    <Column source="total" align="right" sx={nowrap} render={(row) => <Total order={row} />} />
    <Column source="method" disableSort render={(row) => row.method || '–'} />
    <Column source="created_at" render={(row) => <Moment value={row.created_at} />} />
    <Column source="paid_at" render={(row) => <Moment value={row.paid_at} />} />
  </DataTable>
)

const Cards = () => (
  <SimpleList<Row>
    linkType="show"
    primaryText={(row) => `${row.buyer.fullname} · ${formatRupiah(row.total)}`}
    secondaryText={(row) =>
      [row.order_id, itemsOf(row), t`${formatNumber(row.seats)} kursi`].join(' · ')
    }
    tertiaryText={(row) => <OrderStates order={row} />}
    sx={{ '& .RaSimpleList-tertiary': { float: 'none', display: 'block', mt: 0.5 } }}
  />
)

const empty = (
  <ListEmpty
    title={msg`Belum ada pesanan`}
    message={msg`Pesanan muncul di sini begitu pembeli menyelesaikan checkout.`}
  />
)

// Scrolling tabs must not make the page wider than a phone.
const narrow = { '& .RaList-main, & .RaList-content': { minWidth: 0, maxWidth: '100%' } } as const

const tabsSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  '& > .MuiTabs-root': { minWidth: 0 },
} as const

const OrderList = () => {
  const isNarrow = useIsNarrow()
  const isWide = useIsWide()
  return (
    <AppList
      more={<ExportListButton />}
      filters={useFilters()}
      empty={empty}
      sort={{ field: 'created_at', order: 'DESC' }}
      sx={narrow}
    >
      <Box sx={tabsSx}>
        <AttentionTabs />
        <ThisMonth />
      </Box>
      {isNarrow ? <Cards /> : <Table isWide={isWide} />}
    </AppList>
  )
}

export default OrderList
