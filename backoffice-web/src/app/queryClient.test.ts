import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { WORK_KEY } from '../providers/useWork'
import { queryClient } from './queryClient'

afterEach(() => queryClient.clear())

const keyOf = (resource: string) => [resource, 'getOne', { id: '1', meta: undefined }]
const write = (resource: string, record: object) =>
  queryClient.setQueryData(keyOf(resource), (old) => old ?? record)

test('a row that is the whole record replaces it until it is read', () => {
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

test('every write refetches the counts of open work', async () => {
  const read = vi.fn(async () => ({ refunds: 1 }))
  const work = new QueryObserver(queryClient, { queryKey: WORK_KEY, queryFn: read })
  const stop = work.subscribe(() => {})
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  await new MutationObserver(queryClient, { mutationFn: async () => null }).mutate()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  stop()
})
