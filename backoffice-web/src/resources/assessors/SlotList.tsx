import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { BooleanInput, DataTable, SimpleList, useListContext } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatHours, formatSpan, formatWeekday } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import { visuallyHidden } from '../../ui/visuallyHidden'
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

/** The row above, if it is of the same day in a list by time. */
function useSlotAbove(row: Slot): Slot | undefined {
  const { data = [], sort } = useListContext<Slot>()
  const above = data[data.findIndex(({ id }) => id === row.id) - 1]
  return above && sort.field === 'starts_at' && dayOf(above) === dayOf(row) ? above : undefined
}

/** The hours, preceded by the date where a new day begins. */
const Start = ({ row }: { row: Slot }) => {
  const { sort } = useListContext<Slot>()
  const isNewDay = !useSlotAbove(row)
  if (sort.field !== 'starts_at') return <>{formatSpan(row.starts_at, row.ends_at)}</>
  return (
    <>
      {isNewDay && (
        <Typography component="strong" sx={{ display: 'block', fontWeight: 700, pb: 0.5 }}>
          {dayOf(row)}
        </Typography>
      )}
      {formatHours(row.starts_at, row.ends_at)}
    </>
  )
}

/** The place, read out in each row and shown where it differs from the row above. */
const Place = ({ row }: { row: Slot }) => {
  const isRepeated = useSlotAbove(row)?.place === row.place
  return (
    <Box component="span" sx={isRepeated ? visuallyHidden : { overflowWrap: 'anywhere' }}>
      {row.place}
    </Box>
  )
}

const Participant = ({ row }: { row: Slot }) => (
  <>
    {row.participant_name ?? '–'}
    {row.unit_name && (
      <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>{row.unit_name}</Typography>
    )}
  </>
)

const Table = () => {
  const { t } = useLingui()
  const namesAssessors = useNamesAssessors()
  return (
    <DataTable<Slot> rowClick={false} bulkActionButtons={false}>
      <Column source="starts_at" label={t`Waktu`} render={(row) => <Start row={row} />} />
      {namesAssessors && <Column source="assessor_name" label={t`Asesor`} />}
      <Column source="place" label={t`Tempat`} disableSort render={(row) => <Place row={row} />} />
      <Column
        source="participant_name"
        label={t`Peserta`}
        disableSort
        render={(row) => <Participant row={row} />}
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

const CardLine = ({ row }: { row: Slot }) => (
  <>
    {row.participant_name && <Participant row={row} />}
    <Place row={row} />
  </>
)

const Cards = () => (
  <SimpleList<Slot>
    linkType={false}
    primaryText={(row) => <Start row={row} />}
    secondaryText={(row) => <CardLine row={row} />}
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
