import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { CanAccess, DataTable, type RaRecord, SearchInput, SimpleList } from 'react-admin'
import { BASE } from '../../api/client'
import type { components } from '../../api/schema'
import { formatDate } from '../../ui/format'
import { Listing } from '../../ui/Listing'
import { ListEmpty } from '../../ui/ListStates'
import { useAction } from '../../ui/useAction'
import { useIsSmall } from '../../ui/useIsSmall'

type Row = components['schemas']['PopularSearchRow'] & RaRecord
const Column = DataTable.Col<Row>
const NumberColumn = DataTable.NumberCol<Row>

const Visibility = ({ row }: { row: Row }) => {
  const { t } = useLingui()
  const { mutate, isPending } = useAction<null, { query: string; is_hidden: boolean }>(
    `${BASE}/popular-searches`,
    row.is_hidden ? t`Pencarian ditampilkan lagi` : t`Pencarian disembunyikan`,
  )
  return (
    <CanAccess resource="popular-searches" action="hide">
      <Button
        size="small"
        disabled={isPending}
        onClick={() => mutate({ query: row.query, is_hidden: !row.is_hidden })}
      >
        {row.is_hidden ? t`Tampilkan lagi` : t`Sembunyikan`}
      </Button>
    </CanAccess>
  )
}

/** What several people search for, the most frequent first; each can be kept out of the shop's proposals. */
const PopularList = () => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const filters = [
    <SearchInput key="q" source="q@contains" alwaysOn placeholder={t`Cari istilah`} />,
  ]
  return (
    <Listing
      filters={filters}
      sort={{ field: 'people', order: 'DESC' }}
      empty={
        <ListEmpty
          title={t`Belum ada pencarian populer`}
          message={t`Pencarian muncul di sini begitu sedikitnya tiga orang mencarinya dalam 30 hari.`}
        />
      }
    >
      {isSmall ? (
        <SimpleList<Row>
          linkType={false}
          primaryText={(row) => row.query}
          secondaryText={(row) => t`${row.people} orang, terakhir ${formatDate(row.last_day)}`}
        />
      ) : (
        <DataTable<Row> rowClick={false} bulkActionButtons={false}>
          <Column source="query" label={t`Pencarian`} />
          <NumberColumn source="people" label={t`Berapa orang`} />
          <NumberColumn source="hits" label={t`Hasil`} />
          <Column
            source="is_hidden"
            label={t`Tampil`}
            render={(row) => (row.is_hidden || row.hits === 0 ? t`Tidak` : t`Ya`)}
          />
          <Column
            source="last_day"
            label={t`Terakhir`}
            render={(row) => formatDate(row.last_day)}
          />
          <Column label={t`Tindakan`} disableSort render={(row) => <Visibility row={row} />} />
        </DataTable>
      )}
    </Listing>
  )
}

export default PopularList
