import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { CanAccess, DataTable, type RaRecord } from 'react-admin'
import { BASE } from '../../api/client'
import type { components } from '../../api/schema'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { NumberColumn } from '../../ui/NumberColumn'
import { QueryList } from './QueryList'

type Row = components['schemas']['PopularSearchRow'] & RaRecord
const Column = DataTable.Col<Row>

const Visibility = ({ row }: { row: Row }) => {
  const { t } = useLingui()
  const { mutate, isPending } = useWrite(
    (send, body: { query: string; is_hidden: boolean }) =>
      send('post', `${BASE}/popular-searches`, { body }),
    {
      done: row.is_hidden ? t`Pencarian ditampilkan lagi` : t`Pencarian disembunyikan`,
      invalidates: EVERYTHING,
    },
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

/** Popular searches, the most frequent first; each can be hidden from the shop's suggestions. */
const PopularList = () => {
  const { t } = useLingui()
  return (
    <QueryList<Row>
      sort="people"
      empty={{
        title: t`Belum ada pencarian populer`,
        message: t`Pencarian muncul di sini begitu sedikitnya tiga orang mencarinya dalam 30 hari.`,
      }}
      frequency={(row, lastDay) => t`${row.people} orang, terakhir ${lastDay}`}
      columns={[
        <NumberColumn<Row> key="people" source="people" label={t`Berapa orang`} />,
        <NumberColumn<Row> key="hits" source="hits" label={t`Hasil`} />,
        <Column
          key="is_hidden"
          source="is_hidden"
          label={t`Tampil`}
          render={(row) => (row.is_hidden || row.hits === 0 ? t`Tidak` : t`Ya`)}
        />,
      ]}
      action={(row) => <Visibility row={row} />}
    />
  )
}

export default PopularList
