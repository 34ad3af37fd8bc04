import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Card, Link, Tab, Tabs, Typography } from '@mui/material'
import { DataTable, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RefundRow } from '../../api/types'
import { type TextLike, textOf } from '../../define/useText'
import TaskButton from '../../tasks/TaskButton'
import { AppList } from '../../ui/AppList'
import { formatMoment, formatRupiah } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { StatusChip } from '../../ui/StatusChip'
import { useIsNarrow, useIsWide } from '../../ui/useIsSmall'
import { RefundButtons } from '../orders/actions/RefundButtons'
import { RefundDialogs } from '../orders/actions/RefundDialogs'
import { type OrderAction, useOrderAction } from '../orders/actions/useOrderAction'
import { refundRoutes, refundStates } from '../orders/labels'

type Row = RefundRow & { id: string }
const Column = DataTable.Col<Row>
const OPEN = ['requested', 'failed', 'sending']

const views: Record<string, { label: TextLike; statuses: string[] }> = {
  open: { label: msg`Belum selesai`, statuses: OPEN },
  done: { label: msg`Selesai`, statuses: ['done', 'rejected', 'withdrawn'] },
}

const Views = () => {
  const { t } = useLingui()
  const { filterValues, setFilters } = useListContext()
  const chosen = filterValues.status?.includes('done') ? 'done' : 'open'
  const choose = (value: string) => setFilters({ status: views[value]?.statuses }, [])
  return (
    <Tabs
      value={chosen}
      onChange={(_event, value: string) => choose(value)}
      aria-label={t`Pengembalian dana`}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {Object.entries(views).map(([value, { label }]) => (
        <Tab key={value} value={value} label={textOf(label)} />
      ))}
    </Tabs>
  )
}

const OrderLink = ({ row }: { row: RefundRow }) => (
  <Link component={RouterLink} to={`/orders/${row.order_id}/show`} sx={{ fontWeight: 600 }}>
    {row.order_id}
  </Link>
)

/** The route, and the masked account. */
const Target = ({ row }: { row: RefundRow }) => (
  <>
    {textOf(refundRoutes[row.route])}
    {(row.account || row.wants_account) && (
      <Typography
        component="span"
        sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}
      >
        {row.account
          ? `${row.account.bank_name} ${row.account.masked_number}`
          : t`menunggu rekening pembeli`}
      </Typography>
    )}
  </>
)

/** The state, with a note if a chargeback prevents sending. */
const State = ({ row }: { row: RefundRow }) => (
  <>
    <StatusChip label={refundStates[row.state]} />
    {row.is_charged_back && OPEN.includes(row.status) && (
      <Typography
        component="span"
        sx={{ display: 'block', mt: 0.5, fontSize: '0.8rem', color: 'error.main' }}
      >
        {t`Ditahan: bank menarik kembali pembayarannya (chargeback)`}
      </Typography>
    )}
  </>
)

/** The state, with the route below it. */
const Status = ({ row }: { row: RefundRow }) => (
  <>
    <State row={row} />
    <Box sx={{ mt: 0.5, fontSize: '0.8rem' }}>
      <Target row={row} />
    </Box>
  </>
)

interface TableProps {
  isWide: boolean
  onAction: (action: OrderAction) => void
}

const Table = ({ isWide, onAction }: TableProps) => {
  const { t } = useLingui()
  return (
    <DataTable<Row>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ '& .MuiTableCell-root': { px: 0.75 } }}
    >
      <Column
        source="order_id"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={(row) => <OrderLink row={row} />}
      />
      <Column source="buyer" disableSort render={(row) => row.buyer.fullname} />
      <Column
        source="amount"
        align="right"
        sx={{ whiteSpace: 'nowrap' }}
        render={(row) => formatRupiah(row.amount)}
      />
      <Column source="status" render={(row) => <Status row={row} />} />
      {isWide && <Column source="reason" disableSort render={(row) => row.reason || '–'} />}
      <Column source="requested_at" render={(row) => <Moment value={row.requested_at} />} />
      <Column
        source="uuid"
        label={t`Tindakan`}
        disableSort
        render={(row) => <RefundActions row={row} onAction={onAction} />}
      />
    </DataTable>
  )
}

const RefundActions = ({
  row,
  onAction,
}: {
  row: Row
  onAction: (action: OrderAction) => void
}) => (
  <Box sx={{ display: 'flex', alignItems: 'center' }}>
    <RefundButtons refund={row} isChargedBack={row.is_charged_back} isCompact onAction={onAction} />
    <TaskButton resource="refunds" id={row.uuid} isIcon closesWithRefund />
  </Box>
)

const Cards = ({ onAction }: { onAction: (action: OrderAction) => void }) => {
  const { t } = useLingui()
  const { data = [] } = useListContext<Row>()
  return (
    <Box component="ul" sx={{ m: 0, p: 1.5, display: 'grid', gap: 1.5 }}>
      {data.map((row) => (
        <Card component="li" key={row.id} sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <OrderLink row={row} />
            <div>
              <State row={row} />
            </div>
          </Box>
          <Typography>
            {row.buyer.fullname} · <strong>{formatRupiah(row.amount)}</strong>
          </Typography>
          <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
            {row.reason || t`Tanpa alasan`} · {formatMoment(row.requested_at)}
          </Typography>
          <Typography component="div" sx={{ fontSize: '0.85rem' }}>
            <Target row={row} />
          </Typography>
          <RefundActions row={row} onAction={onAction} />
        </Card>
      ))}
    </Box>
  )
}

const empty = (
  <ListEmpty
    title={msg`Tidak ada pengembalian dana`}
    message={msg`Permintaan pembeli dan pengembalian yang masih berjalan muncul di sini.`}
  />
)

const RefundList = () => {
  const isNarrow = useIsNarrow()
  const isWide = useIsWide()
  const { action, begin, end } = useOrderAction()
  return (
    <>
      <AppList<Row>
        actions={false}
        empty={empty}
        filterDefaultValues={{ status: OPEN }}
        sort={{ field: 'requested_at', order: 'ASC' }}
      >
        <Views />
        {isNarrow ? <Cards onAction={begin} /> : <Table isWide={isWide} onAction={begin} />}
      </AppList>
      {action && 'refund' in action && action.kind !== 'withdraw' && (
        <RefundDialogs refund={action.refund} kind={action.kind} onClose={end} />
      )}
    </>
  )
}

export default RefundList
