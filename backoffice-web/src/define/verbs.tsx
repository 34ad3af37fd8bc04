import { lazy, Suspense } from 'react'
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin'
import type { RelatedProps } from './RelatedRows'
import type { Field, Text } from './types'

const VerbButtons = lazy(() => import('./VerbButtons'))
const RelatedRows = lazy(() => import('./RelatedRows'))

/** A verb of a record's page: a button with a dialog that says what will happen and asks what it needs. */
export interface Verb<R extends RaRecord = RaRecord> {
  /** The last part of its address, and of its permission. */
  name: string
  label: Text
  question: Text
  done: Text
  fields?: Readonly<Record<string, Field>>
  /** What the dialog begins with. */
  start?: (record: R) => object
  when?: (record: R) => boolean
  isDangerous?: boolean
}

/** The same for the record of the page, as the slot `actions` of a definition. */
export function verbsOf<R extends RaRecord>(verbs: readonly Verb<R>[]) {
  return function Verbs() {
    const record = useRecordContext()
    const resource = useResourceContext()
    if (!record || !resource) return null
    return (
      <Suspense>
        <VerbButtons
          verbs={verbs as unknown as readonly Verb[]}
          resource={resource}
          record={record}
        />
      </Suspense>
    )
  }
}

/** Records of another resource that belong to the one of this page, as a panel of a definition. */
export function related(props: RelatedProps) {
  return function Related() {
    const record = useRecordContext()
    if (!record) return null
    return (
      <Suspense>
        <RelatedRows {...props} id={record.id} />
      </Suspense>
    )
  }
}
