import { useLingui } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import {
  DeleteButton,
  EditButton,
  type RaRecord,
  TabbedShowLayout,
  TopToolbar,
  useGetRecordRepresentation,
  usePermissions,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { DescriptionList } from '../ui/DescriptionList'
import { RecordShow } from '../ui/RecordShow'
import { HistoryTab } from './HistoryTab'
import { RestoreButton } from './RestoreButton'
import type { Field } from './types'
import { UsageTab } from './UsageTab'
import { useDefinition, useFields } from './useDefinition'
import { useDeletionWords } from './useDeletionWords'
import { useText } from './useText'
import { isEmpty, Value } from './Value'

const TaskButton = lazy(() => import('../tasks/TaskButton'))

/** More letters than this do not fit a column. */
const LONG = 80

const Actions = () => {
  const { isReadOnly, canDelete, isClosed, isKept, hasTasks = true, slots } = useDefinition()
  const record = useRecordContext()
  const deletion = useDeletionWords(record)
  const isOpen = !record || !isClosed?.(record)
  const canGo = canDelete && isOpen && !(record && isKept?.(record))
  const resource = useResourceContext()
  const Extra = slots?.actions
  if (record?.deleted_at && canDelete)
    return (
      <TopToolbar>
        <RestoreButton />
      </TopToolbar>
    )
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {Extra && <Extra />}
      {hasTasks && record && resource && (
        <Suspense>
          <TaskButton resource={resource} id={record.id} />
        </Suspense>
      )}
      {!isReadOnly && isOpen && <EditButton />}
      {canGo && <DeleteButton mutationMode="pessimistic" {...deletion} />}
    </TopToolbar>
  )
}

/** Whether a field shows only a dash, or nothing. */
function saysNothing({ render }: Field, record: RaRecord, source: string): boolean {
  const value: unknown = render ? render(record) : record[source]
  return isEmpty(value) || value === '–'
}

/** Whether a value takes the whole width instead of a column. */
function isWide(field: Field, value: unknown): boolean {
  if (field.render) return field.isWide === true
  return field.type === 'markdown' || (field.type === 'prose' && String(value ?? '').length > LONG)
}

const Contents = () => {
  const text = useText()
  const { t } = useLingui()
  const record = useRecordContext()
  const fields = useFields().filter(([, { isCustom }]) => !isCustom)
  if (!record) return null
  const facts = fields.map(([source, field]) => ({
    label: text(field.label),
    value: <Value source={source} field={field} record={record} />,
    isWide: isWide(field, record[source]),
    isEmpty: saysNothing(field, record, source),
  }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {record.deleted_at && (
        <Alert severity="warning">{t`Data ini sudah dihapus dan tidak tampil di mana pun.`}</Alert>
      )}
      <DescriptionList facts={facts} />
    </Box>
  )
}

const Tabs = () => {
  const text = useText()
  const { t } = useLingui()
  const { canDelete = false, hasUsage = canDelete, slots } = useDefinition()
  const { permissions = [] } = usePermissions<string[]>()
  const panels = (slots?.panels ?? []).filter(
    ({ permission }) => !permission || permissions.includes(permission),
  )
  return (
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label={t`Rincian`}>
        <Contents />
      </TabbedShowLayout.Tab>
      {panels.map(({ path, label, Content }) => (
        <TabbedShowLayout.Tab key={path} path={path} label={text(label)}>
          <Content />
        </TabbedShowLayout.Tab>
      ))}
      {hasUsage && (
        <TabbedShowLayout.Tab path="usage" label={t`Dipakai di`}>
          <UsageTab />
        </TabbedShowLayout.Tab>
      )}
      <TabbedShowLayout.Tab path="history" label={t`Riwayat`}>
        <HistoryTab />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  )
}

const RecordName = () => <>{useGetRecordRepresentation()(useRecordContext())}</>

/** The page of a defined record: its facts, where it is used, what happened to it. */
const DefinedShow = () => (
  <RecordShow actions={<Actions />} title={<RecordName />}>
    <Tabs />
  </RecordShow>
)

export default DefinedShow
