import { afterEach, expect, test } from 'vitest'
import { queryClient } from './queryClient'

afterEach(() => queryClient.clear())

const keyOf = (resource: string) => [resource, 'getOne', { id: '1', meta: undefined }]
const write = (resource: string, record: object) =>
  queryClient.setQueryData(keyOf(resource), (old) => old ?? record)

test('a row that is the whole record stands in for it until it is read', () => {
  write('instansi', { id: 1, name: 'Badan Contoh' })
  expect(queryClient.getQueryData(keyOf('instansi'))).toMatchObject({ name: 'Badan Contoh' })
})

test('a row that is shorter than its record never does, and what was read can be written', async () => {
  write('orders', { id: 1 })
  expect(queryClient.getQueryData(keyOf('orders'))).toBeUndefined()
  await queryClient.fetchQuery({ queryKey: keyOf('orders'), queryFn: () => ({ id: 1, lines: [] }) })
  queryClient.setQueryData(keyOf('orders'), { id: 1, lines: ['changed'] })
  expect(queryClient.getQueryData(keyOf('orders'))).toEqual({ id: 1, lines: ['changed'] })
})
