import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/envelope'
import { messageOf } from '../api/messageOf'
import { toast } from '../ui/toast'

const STALE_MS = 30_000
const MAX_RETRIES = 2

declare module '@tanstack/react-query' {
  interface Register {
    /** `errors: 'inline'`: the form shows its failures itself, no toast. */
    mutationMeta: { errors?: 'inline' }
  }
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  const answered = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !answered && failures < MAX_RETRIES
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: STALE_MS, retry: isWorthRetrying } },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      const text = messageOf(error)
      if (text && mutation.meta?.errors !== 'inline') toast.error(text)
    },
  }),
})
