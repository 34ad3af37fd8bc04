import {
  MutationCache,
  QueryClient,
  type QueryKey,
  type SetDataOptions,
} from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { endpoints } from '../providers/endpoints'
import { WORK_KEY } from '../providers/useWork'

/** Only connection and server failures are retried. */
function shouldRetry(failures: number, error: Error): boolean {
  const { status = 0 } = error as HttpError
  return failures < 1 && (status === 0 || status >= 502)
}

const isShort = ([resource, method]: QueryKey) =>
  method === 'getOne' && endpoints[String(resource)]?.hasShortRows === true

const client: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: () => client.invalidateQueries({ queryKey: WORK_KEY }),
  }),
  defaultOptions: { queries: { retry: shouldRetry } },
})
const write = client.setQueryData.bind(client)

/**
 * react-admin uses a list row as placeholder until the record is read. For resources with shorter
 * rows this is disabled, so that pages never see incomplete records.
 */
function writeUnlessGuess(key: QueryKey, updater: never, options?: SetDataOptions) {
  const isGuess = isShort(key) && client.getQueryData(key) === undefined
  return isGuess ? undefined : write(key, updater, options)
}
client.setQueryData = writeUnlessGuess as QueryClient['setQueryData']

export const queryClient = client
