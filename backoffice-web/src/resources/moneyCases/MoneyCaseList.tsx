import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Card, Link, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, SelectArrayInput, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { MoneyCase } from '../../api/types'
import { ExportListButton } from '../../define/ExportListButton'
import TaskButton from '../../tasks/TaskButton'
import { AppList } from '../../ui/AppList'
import { toChoices } from '../../ui/choices'
import { DayInput } from '../../ui/DayInput'
import { formatMoment, formatNumber, formatRupiah } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsNarrow, useIsWide } from '../../ui/useIsSmall'
import { CaseDialog } from './CaseDialog'
import { CloseCaseDialog } from './CloseCaseDialog'
import { ageOf, caseKinds } from './labels'
import { useCaseCounts } from './useCaseCounts'

const Column = DataTable.Col<MoneyCase>
const small = { fontSize: '0.85rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

const filters = [
  <SearchFor
    key="q"
    source="q@contains"
    alwaysOn
    placeholder={msg`Nomor, nama, temuan, catatan`}
  />,
  <SelectArrayInput
    key="kind"
    source="kind@in"
    choices={toChoices(caseKinds)}
    alwaysOn
    sx={{ minWidth: 200 }}
  />,
  <DayInput key="from" source="found_at@gte" />,
  <DayInput key="to" source="found_at@lte" />,
]

const Views = () => {
  const { t } = useLingui()
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext()
  const isOpen = filterValues.is_open !== false
  const choose = (open: boolean) => {
    setFilters({ ...filterValues, is_open: open }, displayedFilters)
    setSort(open ? { field: 'found_at', order: 'ASC' } : { field: 'closed_at', order: 'DESC' })
  }
  return (
    <Tabs
      value={isOpen ? 'open' : 'closed'}
      onChange={(_event, view: string) => choose(view === 'open')}
      aria-label={t`Selisih & kendala pembayaran`}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="open" label={t`Perlu dilihat`} />
      <Tab value="closed" label={t`Selesai`} />
    </Tabs>
  )
}

/** The order if there is one; otherwise the provider's number. */
const Order = ({ row }: { row: MoneyCase }) =>
  row.order_id ? (
    <Link component={RouterLink} to={`/orders/${row.order_id}/show`} sx={{ fontWeight: 600 }}>
      {row.order_id}
    </Link>
  ) : (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {row.order_number}
    </Box>
  )

const Outcome = ({ row }: { row: MoneyCase }) => {
  const { t } = useLingui()
  return (
    <>
      {row.note || t`Beres dengan sendirinya`}
      <Typography component="span" sx={{ ...small, display: 'block' }}>
        {[row.closed_by ?? 'sistem', formatMoment(row.closed_at)].join(' · ')}
      </Typography>
    </>
  )
}

interface OpeningProps {
  onOpen: (found: MoneyCase) => void
}

const Actions = (props: OpeningProps & { row: MoneyCase }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Button size="small" variant="outlined" onClick={() => props.onOpen(props.row)}>
      {props.row.closed_at ? <Trans>Lihat</Trans> : <Trans>Tangani</Trans>}
    </Button>
    {!props.row.closed_at && (
      <TaskButton resource="money-cases" id={props.row.id} isIcon closesWithRefund />
    )}
  </Box>
)

const amountOf = ({ amount }: MoneyCase) => (amount === null ? '–' : formatRupiah(amount))

const Table = (props: OpeningProps) => {
  const { t } = useLingui()
  const isWide = useIsWide()
  const { filterValues } = useListContext()
  const isOpen = filterValues.is_open !== false
  return (
    <DataTable<MoneyCase>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ '& .MuiTableCell-root': { px: { xs: 1, xl: 2 } } }}
    >
      <Column source="kind" render={(row) => <StatusChip label={caseKinds[row.kind]} />} />
      <Column
        source="order_number"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={(row) => <Order row={row} />}
      />
      {isWide && <Column source="buyer" disableSort render={(row) => row.buyer ?? '–'} />}
      <Column source="text" disableSort sx={{ minWidth: 210, overflowWrap: 'break-word' }} />
      <Column source="amount" align="right" sx={{ whiteSpace: 'nowrap' }} render={amountOf} />
      <Column
        source="found_at"
        sx={{ whiteSpace: 'nowrap' }}
        render={(row) => (
          <span title={formatMoment(row.found_at)}>{t`${ageOf(row.found_at)} lalu`}</span>
        )}
      />
      {isOpen ? (
        <Column
          source="id"
          label={t`Tindakan`}
          disableSort
          render={(row) => <Actions row={row} {...props} />}
        />
      ) : (
        <Column
          source="closed_at"
          render={(row) => (
            <>
              <Outcome row={row} />
              <Actions row={row} {...props} />
            </>
          )}
        />
      )}
    </DataTable>
  )
}

const Cards = (props: OpeningProps) => {
  const { data = [] } = useListContext<MoneyCase>()
  return (
    <Box component="ul" sx={{ m: 0, p: 1.5, display: 'grid', gap: 1.5 }}>
      {data.map((row) => (
        <Card
          component="li"
          key={row.id}
          sx={{ listStyle: 'none', p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}
        >
          <StatusChip label={caseKinds[row.kind]} />
          <Order row={row} />
          <Typography sx={{ overflowWrap: 'anywhere' }}>{row.text}</Typography>
          <Typography sx={small}>
            {[row.buyer, amountOf(row), ageOf(row.found_at)].filter(Boolean).join(' · ')}
          </Typography>
          {row.closed_at && (
            <Box sx={small}>
              <Outcome row={row} />
            </Box>
          )}
          <Actions row={row} {...props} />
        </Card>
      ))}
    </Box>
  )
}

/** The number of notifications with a wrong signature, which are no cases. */
const Forged = () => {
  const { data } = useCaseCounts()
  if (!data || data.forged === 0) return null
  return (
    <Typography sx={{ ...small, px: 2, py: 1 }}>
      <Trans>
        {formatNumber(data.forged)} notifikasi dengan tanda tangan palsu ditolak dalam{' '}
        {data.forged_days} hari terakhir. Tidak ada dana yang menyertainya.
      </Trans>
    </Typography>
  )
}

const empty = (
  <ListEmpty
    title={msg`Tidak ada uang yang perlu dilihat`}
    message={msg`Pembayaran yang tidak cocok, berlebih, ditarik kembali, atau belum terlayani muncul di sini.`}
  />
)

/** The open case with its current data from the list. */
const Opened = ({
  id,
  ...props
}: {
  id: number
  onClose: () => void
  onClosing: (found: MoneyCase) => void
}) => {
  const { data = [] } = useListContext<MoneyCase>()
  const found = data.find((row) => row.id === id)
  return found ? <CaseDialog found={found} {...props} /> : null
}

const MoneyCaseList = () => {
  const isNarrow = useIsNarrow()
  const [opened, setOpened] = useState<number | null>(null)
  const [closing, setClosing] = useState<MoneyCase | null>(null)
  const open = ({ id }: MoneyCase) => setOpened(id)
  return (
    <>
      <AppList<MoneyCase>
        more={<ExportListButton />}
        filters={filters}
        filterDefaultValues={{ is_open: true }}
        empty={empty}
        sort={{ field: 'found_at', order: 'ASC' }}
      >
        <Views />
        {isNarrow ? <Cards onOpen={open} /> : <Table onOpen={open} />}
        {opened !== null && (
          <Opened id={opened} onClosing={setClosing} onClose={() => setOpened(null)} />
        )}
        <Forged />
      </AppList>
      {closing && <CloseCaseDialog found={closing} onClose={() => setClosing(null)} />}
    </>
  )
}

export default MoneyCaseList
