import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { CanAccess, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { components } from '../../api/schema'
import { NumberColumn } from '../../ui/NumberColumn'
import { QueryList } from './QueryList'

type Row = components['schemas']['FruitlessSearchRow'] & RaRecord

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

/** Searches without results, the most frequent first. */
const FruitlessList = () => {
  const { t } = useLingui()
  return (
    <QueryList<Row>
      sort="times"
      empty={{
        title: t`Semua pencarian menemukan sesuatu`,
        message: t`Pencarian tanpa hasil muncul di sini, yang paling sering lebih dahulu.`,
      }}
      frequency={(row, lastDay) => t`${row.times} kali, terakhir ${lastDay}`}
      columns={[
        <NumberColumn<Row> key="times" source="times" label={t`Berapa kali`} />,
        <NumberColumn<Row> key="days" source="days" label={t`Pada berapa hari`} />,
      ]}
      action={(row) => <MakeSynonym query={row.query} />}
    />
  )
}

export default FruitlessList
