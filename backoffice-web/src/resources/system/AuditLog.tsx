import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  AutocompleteInput,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  useGetList,
} from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { useText } from '../../define/useText'
import { AppList } from '../../ui/AppList'
import { DayInput } from '../../ui/DayInput'
import { ListEmpty } from '../../ui/ListStates'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { SearchFor } from '../../ui/SearchFor'
import { AuditEntries } from './AuditEntries'

const actions = {
  created: msg`Dibuat`,
  changed: msg`Diubah`,
  deleted: msg`Dihapus`,
  restored: msg`Dipulihkan`,
}
const sources = {
  backoffice: msg`Back office`,
  admin: msg`Administrasi`,
  import: msg`Impor`,
  api: msg`API`,
  system: msg`Sistem`,
}
const ONE = { pagination: { page: 1, perPage: 1 } }
// The log also contains changes by the system; by default it shows those by users, if there are any.
const BY_PEOPLE = { by_system: false }
const toFilter = (q: string) => (q ? { 'q@contains': q } : {})
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } }

/** Every recorded change, filtered by user, record, kind and day. */
const AuditLog = () => {
  const { t } = useLingui()
  const text = useText()
  const { data: models = [] } = useGetList('audit-models', ALL)
  const people = useGetList('audit-people', ONE)
  const choices = (labels: Record<string, ReturnType<typeof msg>>) =>
    Object.entries(labels).map(([id, label]) => ({ id, name: text(label) }))
  const filters = [
    <SearchFor key="q" source="q@contains" placeholder={t`Cari orang, nomor, atau isi`} alwaysOn />,
    <SelectInput
      key="model"
      source="model"
      label={t`Jenis data`}
      choices={models}
      optionText="label"
      alwaysOn
    />,
    <ReferenceInput key="actor" source="actor" reference="audit-people" alwaysOn label={t`Orang`}>
      <AutocompleteInput label={t`Orang`} optionText="fullname" filterToQuery={toFilter} />
    </ReferenceInput>,
    <NullableBooleanInput
      key="by_system"
      source="by_system"
      label={t`Oleh`}
      nullLabel={t`Siapa saja`}
      falseLabel={t`Orang saja`}
      trueLabel={t`Sistem saja`}
    />,
    <DayInput key="from" source="at@gte" label={t`Sejak`} alwaysOn />,
    <SelectInput key="action" source="action" label={t`Tindakan`} choices={choices(actions)} />,
    <SelectInput key="source" source="source" label={t`Asal`} choices={choices(sources)} />,
    <DayInput key="to" source="at@lte" label={t`Sampai`} />,
  ]
  if (people.isPending) return <PageSkeleton />
  return (
    <AppList
      more={<ExportListButton />}
      title={t`Log audit`}
      filters={filters}
      {...(people.total ? { filterDefaultValues: BY_PEOPLE } : {})}
      hasColumns={false}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={50}
      empty={
        <ListEmpty
          title={t`Belum ada catatan`}
          message={t`Setiap perubahan oleh staf tercatat di sini.`}
        />
      }
    >
      <AuditEntries />
    </AppList>
  )
}

export default AuditLog
