import { msg } from '@lingui/core/macro'
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { toChoices } from '../../ui/choices'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { byName } from '../../ui/search'
import { sessionStatuses } from './labels'
import { SessionRows } from './SessionRows'

const filters = [
  <SearchFor key="q" source="participant_name@contains" alwaysOn placeholder={msg`Cari peserta`} />,
  <SelectInput key="status" source="status" choices={toChoices(sessionStatuses)} alwaysOn />,
  <ReferenceInput key="batch" source="batch_id" reference="batches">
    <AutocompleteInput filterToQuery={byName} />
  </ReferenceInput>,
]

const empty = (
  <ListEmpty
    title={msg`Belum ada sesi asesmen`}
    message={msg`Sesi muncul di sini begitu peserta memulai asesmen dalam batch Anda.`}
  />
)

const SessionList = () => (
  <AppList
    more={<ExportListButton />}
    filters={filters}
    empty={empty}
    sort={{ field: 'started_at', order: 'DESC' }}
  >
    <SessionRows />
  </AppList>
)

export default SessionList
