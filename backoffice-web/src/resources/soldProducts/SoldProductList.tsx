import { useLingui } from '@lingui/react/macro'
import { DataTable, SimpleList } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatMoment } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { NumberColumn } from '../../ui/NumberColumn'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { useIsSmall } from '../../ui/useIsSmall'
import { BulkCancelButton } from './BulkCancelButton'
import { CalendarToggle } from './CalendarToggle'
import type { SoldProduct } from './types'

const Column = DataTable.Col<SoldProduct>

const Table = () => {
  const { t } = useLingui()
  return (
    <DataTable<SoldProduct> rowClick="show" bulkActionButtons={<BulkCancelButton />}>
      <Column
        source="title"
        label={t`Nama`}
        render={(row) => <RowLink id={row.id}>{row.title}</RowLink>}
      />
      <Column
        source="starts_at"
        label={t`Mulai`}
        render={(row) => <Moment value={row.starts_at} />}
      />
      <Column
        source="place"
        label={t`Tempat`}
        disableSort
        render={(row) => row.place ?? t`Daring`}
      />
      <NumberColumn<SoldProduct> source="participants" label={t`Kursi`} />
      <NumberColumn<SoldProduct> source="unnamed" label={t`Tanpa nama`} disableSort />
      <NumberColumn<SoldProduct> source="not_started" label={t`Belum mulai`} />
      <NumberColumn<SoldProduct>
        source="open_registrations"
        label={t`Formulir terbuka`}
        disableSort
      />
    </DataTable>
  )
}

const Cards = () => {
  const { t } = useLingui()
  return (
    <SimpleList<SoldProduct>
      linkType="show"
      primaryText={(row) => row.title}
      secondaryText={(row) =>
        `${formatMoment(row.starts_at)} · ${t`${row.participants} kursi`} · ${t`${row.not_started} belum mulai`}`
      }
    />
  )
}

/** Products with seats, as a list or calendar. */
const SoldProductList = () => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const filters = [
    <SearchFor key="title" source="title@contains" alwaysOn placeholder={t`Cari nama`} />,
  ]
  const empty = (
    <ListEmpty
      title={t`Belum ada peserta`}
      message={t`Kelas dan acara muncul di sini begitu ada kursi yang terjual atau tanggalnya ditetapkan.`}
    />
  )
  return (
    <CalendarToggle>
      <AppList
        more={<ExportListButton />}
        filters={filters}
        empty={empty}
        sort={{ field: 'starts_at', order: 'DESC' }}
      >
        {isSmall ? <Cards /> : <Table />}
      </AppList>
    </CalendarToggle>
  )
}

export default SoldProductList
