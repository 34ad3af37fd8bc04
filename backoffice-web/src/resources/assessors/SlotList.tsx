import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { BooleanInput, DataTable, SimpleList, useListContext } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatMoment, formatTime, formatWeekday } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import type { Slot } from './labels'
import { PublishSlots } from './PublishSlots'
import { SlotAction } from './SlotAction'
import { useNamesAssessors } from './useNamesAssessors'

const Column = DataTable.Col<Slot>

const State = ({ row }: { row: Slot }) => {
  const { t } = useLingui()
  return row.participant_name ? (
    <StatusChip label={{ text: t`Dipesan`, tone: 'info' }} />
  ) : (
    <StatusChip label={{ text: t`Kosong`, tone: 'default' }} />
  )
}

const dayOf = (row: Slot) => formatWeekday(row.starts_at)

/** The time, preceded by the date where a new day begins. */
const Start = ({ row }: { row: Slot }) => {
  const { data = [], sort } = useListContext<Slot>()
  const before = data[data.findIndex(({ id }) => id === row.id) - 1]
  if (sort.field !== 'starts_at') return <>{formatMoment(row.starts_at)}</>
  const isNewDay = !before || dayOf(before) !== dayOf(row)
  return (
    <>
      {isNewDay && (
        <Typography component="strong" sx={{ display: 'block', fontWeight: 700, pb: 0.5 }}>
          {dayOf(row)}
        </Typography>
      )}
      {formatTime(row.starts_at)}
    </>
  )
}

const Table = () => {
  const { t } = useLingui()
  const namesAssessors = useNamesAssessors()
  return (
    <DataTable<Slot> rowClick={false} bulkActionButtons={false}>
      <Column source="starts_at" label={t`Mulai`} render={(row) => <Start row={row} />} />
      {namesAssessors && <Column source="assessor_name" label={t`Asesor`} />}
      <Column source="place" label={t`Tempat`} disableSort />
      <Column
        source="participant_name"
        label={t`Peserta`}
        disableSort
        render={(row) => row.participant_name ?? '–'}
      />
      <Column
        source="unit_name"
        label={t`Unit kompetensi`}
        disableSort
        render={(row) => row.unit_name ?? '–'}
      />
      <Column
        source="booked_at"
        label={t`Status`}
        disableSort
        render={(row) => <State row={row} />}
      />
      <Column
        source="id"
        label={t`Tindakan`}
        disableSort
        render={(row) => <SlotAction slot={row} />}
      />
    </DataTable>
  )
}

const Cards = () => (
  <SimpleList<Slot>
    linkType={false}
    primaryText={(row) => <Start row={row} />}
    secondaryText={(row) => [row.participant_name, row.place].filter(Boolean).join(' · ')}
    tertiaryText={(row) => <SlotAction slot={row} />}
  />
)

/** Interview slots; free ones can be deleted, booked ones cancelled with a reason. */
const SlotList = () => {
  const { t } = useLingui()
  const filters = [
    <SearchFor
      key="q"
      source="q@contains"
      alwaysOn
      placeholder={t`Cari peserta, asesor, atau tempat`}
    />,
    <BooleanInput key="is_over" source="is_over" label={t`Sudah lewat`} alwaysOn />,
    <BooleanInput key="is_booked" source="is_booked" label={t`Dipesan`} />,
  ]
  const empty = (
    <ListEmpty
      title={t`Belum ada jadwal`}
      message={t`Terbitkan jadwal agar peserta dapat memilih waktu wawancara atau praktiknya.`}
      action={<PublishSlots />}
    />
  )
  return (
    <AppList
      filters={filters}
      filterDefaultValues={{ is_over: false }}
      empty={empty}
      sort={{ field: 'starts_at', order: 'ASC' }}
      more={
        <>
          <PublishSlots />
          <ExportListButton />
        </>
      }
    >
      {useIsSmall() ? <Cards /> : <Table />}
    </AppList>
  )
}

export default SlotList
