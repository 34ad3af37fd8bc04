import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { Fragment, useEffect, useState } from 'react'
import {
  BulkDeleteButton,
  BulkUpdateButton,
  CanAccess,
  DataTable,
  type RaRecord,
  SimpleList,
  useCanAccess,
  useListContext,
  useResourceContext,
} from 'react-admin'
import type { SeenVersions } from '../providers/dataProvider'
import { AppList } from '../ui/AppList'
import { formatNearDay } from '../ui/format'
import { ListEmpty } from '../ui/ListStates'
import { Moment } from '../ui/Moment'
import { RowLink } from '../ui/RowLink'
import { SearchFor } from '../ui/SearchFor'
import { StatusChip } from '../ui/StatusChip'
import { useIsSmall } from '../ui/useIsSmall'
import { ExportListButton } from './ExportListButton'
import { FilterInput } from './FieldInput'
import { ImportLink } from './ImportLink'
import { InlineSwitch } from './InlineSwitch'
import type { Definition, Field } from './types'
import { useDefinition, useFields } from './useDefinition'
import { useDeletionWords } from './useDeletionWords'
import { useText } from './useText'
import { isEmpty, Value } from './Value'

const deleted: Field = { label: msg`Terhapus`, type: 'boolean' }
const inactive = { text: msg`Nonaktif`, tone: 'default' as const }

function useFilters(definition: Definition) {
  const text = useText()
  const fields = useFields().filter(([, { filter }]) => filter)
  return [
    ...(definition.search
      ? [<SearchFor key="q" source="q@contains" placeholder={definition.search} alwaysOn />]
      : []),
    ...fields.map(([source, field]) => (
      <FilterInput
        key={source}
        source={source}
        field={field}
        label={text(field.label)}
        alwaysOn={field.filter === 'always'}
      />
    )),
    ...(definition.canDelete && definition.canRestore !== false
      ? [
          <FilterInput
            key="is_deleted"
            source="is_deleted"
            field={deleted}
            label={text(deleted.label)}
          />,
        ]
      : []),
  ]
}

/** The versions of the rows as they were last shown, of other pages as well: what is chosen was once shown. */
function useSeenVersions(): SeenVersions {
  const { data = [] } = useListContext()
  const [versions] = useState<SeenVersions['versions']>({})
  useEffect(() => {
    for (const { id, version } of data) versions[id] = version
  }, [data, versions])
  return { versions }
}

const BulkActions = () => {
  const { t } = useLingui()
  const { fields, canDelete, slots } = useDefinition()
  const deletion = useDeletionWords()
  const Extra = slots?.bulkActions
  const listMeta = { meta: useSeenVersions() }
  return (
    <>
      {fields.is_active && (
        <CanAccess action="edit">
          <BulkUpdateButton
            label={t`Aktifkan`}
            data={{ is_active: true }}
            mutationMode="pessimistic"
            mutationOptions={listMeta}
          />
          <BulkUpdateButton
            label={t`Nonaktifkan`}
            data={{ is_active: false }}
            mutationMode="pessimistic"
            mutationOptions={listMeta}
          />
        </CanAccess>
      )}
      {Extra && <Extra />}
      {canDelete && <BulkDeleteButton mutationMode="pessimistic" {...deletion} />}
    </>
  )
}

const Table = () => {
  const text = useText()
  const { canDelete, fields, isKept, slots } = useDefinition()
  const columns = useFields().filter(([, { column }]) => column)
  const hidden = columns.filter(([, { column }]) => column === 'hidden').map(([source]) => source)
  const hasBulk = canDelete || slots?.bulkActions || fields.is_active
  return (
    <DataTable
      rowClick="show"
      bulkActionButtons={hasBulk ? <BulkActions /> : false}
      hiddenColumns={hidden}
      {...(isKept && { isRowSelectable: (record: RaRecord) => !isKept(record) })}
    >
      {columns.map(([source, field]) => (
        <DataTable.Col
          key={source}
          source={source}
          label={text(field.label)}
          disableSort={field.isSortable === false}
          align={field.type === 'number' || field.type === 'money' ? 'right' : undefined}
          render={(record: RaRecord) => <Cell source={source} field={field} record={record} />}
        />
      ))}
    </DataTable>
  )
}

const Cell = ({ source, field, record }: ValueProps) => {
  const { canAccess = false } = useCanAccess({
    action: 'edit',
    resource: useResourceContext() ?? '',
  })
  if (canAccess && field.isInline && record.version)
    return <InlineSwitch source={source} field={field} record={record} />
  const value = <NearValue source={source} field={field} record={record} />
  return field.column === 'link' ? <RowLink id={record.id}>{value}</RowLink> : value
}

interface ValueProps {
  source: string
  field: Field
  record: RaRecord
}

/** Days and moments in one short line, everything else as its page says it. */
const NearValue = ({ source, field, record }: ValueProps) => {
  const value: unknown = record[source]
  if (field.render || typeof value !== 'string') return <Value {...{ source, field, record }} />
  if (field.type === 'dateTime') return <Moment value={value} />
  if (field.type === 'date') return <>{formatNearDay(value)}</>
  return <Value {...{ source, field, record }} />
}

function useName() {
  const { represent } = useDefinition()
  return (record: RaRecord): string =>
    typeof represent === 'function' ? represent(record) : String(record[represent] ?? '')
}

/** Whether a value is empty or already part of the name. */
const isRedundant = (value: unknown, name: string) => isEmpty(value) || name.includes(String(value))

/** The second line of a card if none was declared: the first columns beside its name that say something. */
const SecondLine = ({ record }: { record: RaRecord }) => {
  const text = useText()
  const name = useName()(record)
  const { represent } = useDefinition()
  const columns = typeof represent === 'string' ? ['link', 'shown'] : ['shown']
  const beside = useFields()
    .filter(([, { column }]) => columns.includes(String(column)))
    .filter(([, { type, isStatus }]) => type !== 'boolean' && !isStatus)
    .filter(([source, { render }]) => render || !isRedundant(record[source], name))
    .slice(0, 2)
  return beside.map(([source, field], place) => (
    <Fragment key={source}>
      {place > 0 && ' · '}
      {field.type === 'number' && `${text(field.label)} `}
      <Value source={source} field={field} record={record} />
    </Fragment>
  ))
}

const secondLine = (record: RaRecord) => <SecondLine record={record} />

/** Its status if the list shows one, or that it is not in use. */
const CardStatus = ({ record }: { record: RaRecord }) => {
  const status = useFields().find(([, { column, isStatus }]) => column === 'shown' && isStatus)
  if (status && !isEmpty(record[status[0]]))
    return <Value source={status[0]} field={status[1]} record={record} />
  return record.is_active === false && <StatusChip label={inactive} />
}

const CardName = ({ record }: { record: RaRecord }) => (
  <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {useName()(record)}
    </Box>
    <CardStatus record={record} />
  </Box>
)

const cardName = (record: RaRecord) => <CardName record={record} />

const Cards = () => {
  const { slots } = useDefinition()
  return (
    <SimpleList
      linkType="show"
      primaryText={cardName}
      secondaryText={slots?.summary ?? secondLine}
    />
  )
}

/** The list of a defined resource. */
const DefinedList = () => {
  const name = useResourceContext()
  const definition = useDefinition()
  const text = useText()
  const isSmall = useIsSmall()
  const filters = useFilters(definition)
  const { aboveList: Above, listActions: Actions } = definition.slots ?? {}
  return (
    <>
      {Above && <Above />}
      <AppList
        key={name}
        title={text(definition.plural)}
        filters={filters}
        sort={definition.sort}
        {...(definition.filterDefaults && { filterDefaultValues: definition.filterDefaults })}
        empty={
          <ListEmpty
            title={text(definition.empty.title)}
            message={text(definition.empty.message)}
          />
        }
        more={
          <>
            {Actions && <Actions />}
            {definition.canImport && <ImportLink kind={`list:${name}`} />}
            {definition.canExport !== false && <ExportListButton />}
          </>
        }
      >
        {isSmall ? <Cards /> : <Table />}
      </AppList>
    </>
  )
}

export default DefinedList
