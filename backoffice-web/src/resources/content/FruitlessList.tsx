import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { CanAccess, DataTable, type RaRecord, SearchInput, SimpleList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { components } from '../../api/schema'
import { formatDate } from '../../ui/format'
import { Listing } from '../../ui/Listing'
import { ListEmpty } from '../../ui/ListStates'
import { useIsSmall } from '../../ui/useIsSmall'

type Row = components['schemas']['FruitlessSearchRow'] & RaRecord
const Column = DataTable.Col<Row>
const NumberColumn = DataTable.NumberCol<Row>

const MakeSynonym = ({ query }: { query: string }) => {
  const { t } = useLingui()
  return (
    <CanAccess resource="search-synonyms" action="create">
      <Button
        size="small"
        component={Link}
        to="/search-synonyms/create"
        state={{ record: { terms: [query] } }}
      >
        {t`Buat sinonim`}
      </Button>
    </CanAccess>
  )
}

/** What people search for and do not find, the most frequent first. */
const FruitlessList = () => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const filters = [
    <SearchInput key="q" source="q@contains" alwaysOn placeholder={t`Cari istilah`} />,
  ]
  return (
    <Listing
      filters={filters}
      sort={{ field: 'times', order: 'DESC' }}
      empty={
        <ListEmpty
          title={t`Semua pencarian menemukan sesuatu`}
          message={t`Pencarian tanpa hasil muncul di sini, yang paling sering lebih dahulu.`}
        />
      }
    >
      {isSmall ? (
        <SimpleList<Row>
          linkType={false}
          primaryText={(row) => row.query}
          secondaryText={(row) => t`${row.times} kali, terakhir ${formatDate(row.last_day)}`}
        />
      ) : (
        <DataTable<Row> rowClick={false} bulkActionButtons={false}>
          <Column source="query" label={t`Pencarian`} />
          <NumberColumn source="times" label={t`Berapa kali`} />
          <NumberColumn source="days" label={t`Pada berapa hari`} />
          <Column
            source="last_day"
            label={t`Terakhir`}
            render={(row) => formatDate(row.last_day)}
          />
          <Column
            label={t`Tindakan`}
            disableSort
            render={(row) => <MakeSynonym query={row.query} />}
          />
        </DataTable>
      )}
    </Listing>
  )
}

export default FruitlessList
