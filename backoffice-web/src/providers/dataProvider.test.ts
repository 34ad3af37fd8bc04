import type { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { envelope, on } from '../test/server'
import '../resources'
import { dataProvider } from './dataProvider'

const agency = { id: 7, code: 'K7', name: 'Badan Contoh', type: 'lembaga', version: 3 }

const refusal = (code: number, message: string, errors: Record<string, string[]> | null = null) =>
  Response.json({ code, message, results: null, errors }, { status: code })

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('expected a refusal')),
    (error: HttpError) => error,
  )

test('a list speaks the protocol and gives rows and total', async () => {
  let asked = new URLSearchParams()
  on('get', '/instansi', (request) => {
    asked = new URL(request.url).searchParams
    return { rows: [agency], total: 83 }
  })
  const answer = await dataProvider.getList('instansi', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'name', order: 'ASC' },
    filter: { 'q@contains': 'badan', is_active: true },
  })
  expect(answer).toEqual({ data: [agency], total: 83 })
  expect(Object.fromEntries(asked)).toMatchObject({
    page: '2',
    rows: '10',
    sort: 'name',
    order: 'asc',
  })
  expect(JSON.parse(asked.get('filterRules') ?? '')).toEqual([
    { field: 'q', op: 'contains', value: 'badan' },
    { field: 'is_active', op: 'eq', value: true },
  ])
})

test('records keyed by uuid get an id', async () => {
  on('get', '/exports/:uuid', () => ({ uuid: 'abc', status: 'done' }))
  const { data } = await dataProvider.getOne('exports', { id: 'abc' })
  expect(data.id).toBe('abc')
})

test('an update sends the writable fields and the version it started from', async () => {
  let body: unknown
  on('put', '/instansi/7', async (request) => {
    body = await request.json()
    return { ...agency, version: 4 }
  })
  const data = { ...agency, job_role_count: 9, province: null, is_active: false }
  await dataProvider.update('instansi', { id: 7, data, previousData: agency })
  expect(body).toEqual({
    code: 'K7',
    name: 'Badan Contoh',
    npwp: '',
    ppn_collector: '',
    short_name: '',
    type: 'lembaga',
    province: '',
    is_active: false,
    version: 3,
  })
})

test('what a form cannot change is sent as it was read', async () => {
  let body: unknown
  on('put', '/instansi/7', async (request) => {
    body = await request.json()
    return agency
  })
  const data = { ...agency, code: undefined, province: null }
  await dataProvider.update('instansi', { id: 7, data, previousData: agency })
  expect(body).toMatchObject({ code: 'K7', province: '' })
})

test('a stale version is a 409 with the sentence of the server', async () => {
  on('put', '/instansi/7', () => refusal(409, 'Data sudah berubah.'))
  const error = await failure(
    dataProvider.update('instansi', { id: 7, data: agency, previousData: agency }),
  )
  expect(error).toMatchObject({ status: 409, message: 'Data sudah berubah.' })
})

test('a failed validation puts one sentence beside each field', async () => {
  const errors = { code: ['Sudah dipakai.', 'Terlalu pendek.'] }
  on('post', '/instansi', () => refusal(422, 'Periksa isian Anda.', errors))
  const error = await failure(dataProvider.create('instansi', { data: agency }))
  expect(error.body.errors).toEqual({ code: 'Sudah dipakai. Terlalu pendek.' })
})

test('a bulk update sends whole records with the versions of the list: what was changed since is refused', async () => {
  const sent: unknown[] = []
  on('get', '/instansi/:id', () => ({ ...agency, version: 4 }))
  on('put', '/instansi/:id', async (request) => {
    sent.push(await request.json())
    return agency
  })
  const meta = { versions: { 7: 3, 8: 4 } }
  await dataProvider.updateMany('instansi', { ids: [7, 8], data: { is_active: true }, meta })
  expect(sent).toMatchObject([
    { is_active: true, version: 3, name: 'Badan Contoh' },
    { is_active: true, version: 4, name: 'Badan Contoh' },
  ])
})

test('an emptied number stays none, so that the server asks for it', async () => {
  let body: unknown
  on('post', '/rewards', async (request) => {
    body = await request.json()
    return { id: 1 }
  })
  await dataProvider.create('rewards', { data: { title: null, cost: null } })
  expect(body).toMatchObject({ title: '', cost: null })
})

test('more records than fit a page are read in several lists', async () => {
  const asked: number[] = []
  on('get', '/instansi', (request) => {
    const rules = JSON.parse(new URL(request.url).searchParams.get('filterRules') ?? '[]')
    asked.push(rules[0].value.length)
    return { rows: rules[0].value.map((id: number) => ({ ...agency, id })), total: 250 }
  })
  const ids = Array.from({ length: 250 }, (_none, index) => index + 1)
  const { data } = await dataProvider.getMany('instansi', { ids })
  expect(asked.sort()).toEqual([100, 100, 50])
  expect(data).toHaveLength(250)
})

test('a bulk delete shows how many records stayed and why', async () => {
  on('delete', '/instansi/7', () => envelope(null))
  on('delete', '/instansi/8', () => refusal(409, 'Data ini masih dipakai.'))
  const error = await failure(dataProvider.deleteMany('instansi', { ids: [7, 8] }))
  expect(error.message).toBe('1 dari 2 data tidak berubah. Data ini masih dipakai.')
})
