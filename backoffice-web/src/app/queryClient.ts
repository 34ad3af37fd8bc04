import { QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { endpoints } from '../providers/endpoints'

/** Only a failed connection or a failing server is worth a second try. */
function shouldRetry(failures: number, error: Error): boolean {
  const { status = 0 } = error as HttpError
  return failures < 1 && (status === 0 || status >= 502)
}

const isShort = ([resource, method]: QueryKey) =>
  method === 'getOne' && endpoints[String(resource)]?.hasShortRows === true

const client = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry } },
})
const write = client.setQueryData.bind(client)

/**
 * react-admin shows a row of a list as the record until the record itself is read. Where rows are shorter
 * than records that first guess is left out, so that pages never see half of one.
 */
function writeUnlessGuess(key: QueryKey, updater: never, options?: SetDataOptions) {
  const isGuess = isShort(key) && client.getQueryData(key) === undefined
  return isGuess ? undefined : write(key, updater, options)
}
client.setQueryData = writeUnlessGuess as QueryClient['setQueryData']

export const queryClient = client
