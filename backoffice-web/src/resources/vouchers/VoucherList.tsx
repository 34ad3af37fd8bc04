import { msg, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { DataTable, SelectInput, SimpleList } from 'react-admin'
import type { VoucherBatch } from '../../api/types'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { toChoices } from '../../ui/choices'
import { formatNumber } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { NumberColumn } from '../../ui/NumberColumn'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import { effectOf, effects, periodOf, stateOf, states } from './labels'

const Column = DataTable.Col<VoucherBatch>

const filters = [
  <SearchFor key="q" source="q@contains" alwaysOn placeholder={msg`Nama program atau kode`} />,
  <SelectInput key="state" source="state" choices={toChoices(states)} alwaysOn />,
  <SelectInput key="effect" source="effect" choices={toChoices(effects)} />,
]

function codesOf({ code_count, first_code }: VoucherBatch): string {
  if (code_count === 0) return t`Belum ada kode`
  return code_count === 1 && first_code ? first_code : t`${formatNumber(code_count)} kode`
}

const Name = ({ row }: { row: VoucherBatch }) => (
  <>
    <RowLink id={row.id}>{row.label}</RowLink>
    <Typography
      component="span"
      sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}
    >
      {effectOf(row)}
    </Typography>
  </>
)

const Table = () => (
  <DataTable<VoucherBatch> rowClick="show" bulkActionButtons={false} hiddenColumns={['created_at']}>
    <Column source="label" render={(row) => <Name row={row} />} />
    <Column source="code_count" render={(row) => codesOf(row)} />
    <NumberColumn<VoucherBatch> source="used" />
    <Column source="valid_until" render={(row) => periodOf(row)} />
    <Column source="state" render={(row) => <StatusChip label={stateOf(row)} />} />
    <Column source="created_at" render={(row) => <Moment value={row.created_at} />} />
  </DataTable>
)

const Cards = () => (
  <SimpleList<VoucherBatch>
    linkType="show"
    primaryText={(row) => row.label}
    secondaryText={(row) =>
      t`${effectOf(row)} · ${codesOf(row)} · dipakai ${formatNumber(row.used)}`
    }
    tertiaryText={(row) => <StatusChip label={stateOf(row)} />}
  />
)

const empty = (
  <ListEmpty
    title={msg`Belum ada voucher`}
    message={msg`Buat program voucher: satu kode untuk semua orang, atau ribuan kode sekali pakai.`}
  />
)

const VoucherList = () => {
  const isSmall = useIsSmall()
  return (
    <AppList
      more={<ExportListButton />}
      filters={filters}
      empty={empty}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      {isSmall ? <Cards /> : <Table />}
    </AppList>
  )
}

export default VoucherList
