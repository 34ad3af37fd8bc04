import { QueryClient } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'

/** Only a failed connection or a failing server is worth a second try. */
function shouldRetry(failures: number, error: Error): boolean {
  const { status = 0 } = error as HttpError
  return failures < 1 && (status === 0 || status >= 502)
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry } },
})
