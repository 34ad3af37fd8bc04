import { t } from '@lingui/core/macro'
import type { DataProvider, GetManyParams, HttpError, Identifier, RaRecord } from 'react-admin'
import { callByName } from '../api/call'
import type { ListResults } from '../api/envelope'
import { endpointOf } from './endpoints'
import { toListQuery } from './listQuery'
import { writtenValue } from './written'

type Row = Record<string, unknown>
const MAX_ROWS = 100

const manyPath = (resource: string) => endpointOf(resource).path
const onePath = (resource: string, id: Identifier) =>
  `${manyPath(resource)}/${encodeURIComponent(id)}`

/** react-admin requires the key `id`, whatever the API calls it. */
function toRecord<T extends RaRecord>(resource: string, row: Row): T {
  return { ...row, id: row[endpointOf(resource).key ?? 'id'] } as T
}

/** Only the fields that the API accepts; an update also sends the version that it started from. */
function toBody(resource: string, data: Row, isUpdate: boolean): Row {
  const fields = Object.entries(endpointOf(resource).writable ?? {})
  const body = Object.fromEntries(
    fields.map(([name, blank]) => [name, writtenValue(data[name], blank)]),
  )
  return isUpdate ? { ...body, version: data.version } : body
}

/** Disabled inputs submit no value, so the value that was read is used. */
function withFrozen(data: Row, read: Row | undefined): Row {
  const given = Object.entries(data).filter(([, value]) => value !== undefined)
  return { ...read, ...Object.fromEntries(given) }
}

const callRow = async (...args: Parameters<typeof callByName>) => (await callByName(...args)) as Row

const callRows = async (resource: string, query: object, signal: AbortSignal | undefined) =>
  (await callByName('get', manyPath(resource), { query, signal })) as ListResults<Row>

async function fetchList<T extends RaRecord>(
  resource: string,
  params: Parameters<typeof toListQuery>[0] & { signal?: AbortSignal | undefined },
) {
  const query = toListQuery(params)
  const page = await callRows(resource, query, params.signal)
  return {
    data: page.rows.map((row) => toRecord<T>(resource, row)),
    total: page.total,
    ...(page.is_total_exact === false && { meta: { isTotalExact: false } }),
  }
}

/** Reads any number of ids, in as many list calls as needed. */
async function fetchMany<T extends RaRecord>(
  resource: string,
  { ids, signal }: GetManyParams<T> & { signal?: AbortSignal | undefined },
) {
  const pagination = { page: 1, perPage: MAX_ROWS }
  const pages = await Promise.all(
    inPages(ids).map((id) => fetchList<T>(resource, { pagination, filter: { id }, signal })),
  )
  return { data: pages.flatMap((page) => page.data) }
}

async function fetchOne<T extends RaRecord>(
  resource: string,
  id: Identifier,
  signal?: AbortSignal,
): Promise<T> {
  return toRecord<T>(resource, await callRow('get', onePath(resource, id), { signal }))
}

async function saveOne<T extends RaRecord>(resource: string, id: Identifier, data: Row) {
  const body = toBody(resource, data, true)
  return toRecord<T>(resource, await callRow('put', onePath(resource, id), { body }))
}

/** The versions from the list, so that records changed since then are not overwritten. */
export type SeenVersions = {
  versions: Record<Identifier, number>
}

/** Splits ids into pages of the largest list size. */
function inPages(ids: Identifier[]): Identifier[][] {
  const pages = Math.ceil(ids.length / MAX_ROWS)
  return Array.from({ length: pages }, (_none, page) =>
    ids.slice(page * MAX_ROWS, (page + 1) * MAX_ROWS),
  )
}

/**
 * Runs one call per record; failures are reported in one message, and successful calls are kept.
 */
async function each(ids: Identifier[], task: (id: Identifier) => Promise<unknown>) {
  const outcomes = await Promise.allSettled(ids.map(task))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  const [first] = failures
  if (!first) return { data: ids }
  const reason = first.reason as HttpError
  reason.message = t`${failures.length} dari ${ids.length} data tidak berubah. ${reason.message}`
  throw reason
}

/** react-admin's data provider for the back office's list protocol and optimistic locking. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: fetchList,
  getOne: async (resource, { id, signal }) => ({ data: await fetchOne(resource, id, signal) }),
  getMany: fetchMany,
  getManyReference: (resource, { target, id, filter, ...params }) =>
    fetchList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (resource, { data }) => {
    const body = toBody(resource, data, false)
    return { data: toRecord(resource, await callRow('post', manyPath(resource), { body })) }
  },
  update: async (resource, { id, data, previousData }) => ({
    data: await saveOne(resource, id, withFrozen(data, previousData)),
  }),
  updateMany: (resource, { ids, data, meta }) => {
    const { versions } = meta as SeenVersions
    return each(ids, async (id) => {
      const record = await fetchOne(resource, id)
      return saveOne(resource, id, { ...record, ...data, version: versions[id] })
    })
  },
  delete: async (resource, { id, previousData }) => {
    await callByName('delete', onePath(resource, id))
    return { data: toRecord(resource, { ...previousData, id }) }
  },
  deleteMany: (resource, { ids }) => each(ids, (id) => callByName('delete', onePath(resource, id))),
}
