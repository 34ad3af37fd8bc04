import { useLingui } from '@lingui/react/macro'
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { ImportLink } from '../../define/ImportLink'
import { useText } from '../../define/useText'
import { useKinds } from '../../providers/useKinds'
import { AppList } from '../../ui/AppList'
import { formatMoment, formatNumber, formatRupiah } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { NumberColumn } from '../../ui/NumberColumn'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { useIsSmall } from '../../ui/useIsSmall'
import { CalendarToggle } from '../soldProducts/CalendarToggle'
import { BulkPublishButton, canBePublished } from './BulkPublishButton'
import { StatusLabel } from './StatusLabel'
import { type ProductRow, statuses } from './types'

const Column = DataTable.Col<ProductRow>

/** Nothing for products without a quota or sales. */
const seats = ({ sold, quota }: ProductRow) =>
  quota === null ? formatNumber(sold || null) : `${sold} / ${quota}`

const Table = () => {
  const { t } = useLingui()
  const { nameOf } = useKinds()
  return (
    <DataTable<ProductRow>
      rowClick="show"
      bulkActionButtons={<BulkPublishButton />}
      isRowSelectable={canBePublished}
      hiddenColumns={['created_at', 'category_name']}
    >
      <Column
        source="title"
        label={t`Judul`}
        render={(row) => <RowLink id={row.id}>{row.title}</RowLink>}
      />
      <Column
        source="kind"
        label={t`Jenis`}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={(row) => nameOf(row.kind)}
      />
      <Column
        source="status"
        label={t`Status`}
        disableSort
        render={(row) => <StatusLabel status={row.status} />}
      />
      <Column
        source="starts_at"
        label={t`Mulai`}
        render={(row) => <Moment value={row.starts_at} />}
      />
      <NumberColumn<ProductRow>
        source="price"
        label={t`Harga`}
        render={(row) => formatRupiah(row.price)}
      />
      <NumberColumn<ProductRow> source="sold" label={t`Kursi`} render={seats} />
      <NumberColumn<ProductRow> source="waiting" label={t`Menunggu`} />
      <Column source="category_name" label={t`Kategori`} disableSort />
      <Column
        source="created_at"
        label={t`Dibuat`}
        render={(row) => <Moment value={row.created_at} />}
      />
    </DataTable>
  )
}

const Cards = () => {
  const { nameOf } = useKinds()
  return (
    <SimpleList<ProductRow>
      linkType="show"
      primaryText={(row) => row.title}
      secondaryText={(row) =>
        [nameOf(row.kind), row.starts_at && formatMoment(row.starts_at), formatRupiah(row.price)]
          .filter(Boolean)
          .join(' · ')
      }
      tertiaryText={(row) => <StatusLabel status={row.status} />}
    />
  )
}

function useFilters() {
  const { t } = useLingui()
  const text = useText()
  const { choices } = useKinds()
  const states = Object.entries(statuses).map(([id, label]) => ({ id, name: text(label) }))
  return [
    <SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Cari judul`} />,
    <SelectInput key="kind" source="kind" label={t`Jenis`} choices={choices} alwaysOn />,
    <SelectInput key="status" source="status" label={t`Status`} choices={states} alwaysOn />,
    <BooleanInput key="is_published" source="is_published" label={t`Tayang`} />,
  ]
}

/** Products and drafts; dated ones also as a calendar. */
const ProductList = () => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const filters = useFilters()
  return (
    <CalendarToggle canMove>
      <AppList
        filters={filters}
        more={
          <>
            <ImportLink kind="products:training" />
            <ExportListButton />
          </>
        }
        sort={{ field: 'changed_at', order: 'DESC' }}
        empty={
          <ListEmpty
            title={t`Belum ada produk`}
            message={t`Buat produk pertama sebagai draf; tayangkan setelah lengkap.`}
          />
        }
      >
        {isSmall ? <Cards /> : <Table />}
      </AppList>
    </CalendarToggle>
  )
}

export default ProductList
