import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/envelope'
import { messageOf } from '../api/messageOf'
import { showError } from '../ui/errorModal'
import { toast } from '../ui/toast'

const STALE_MS = 30_000
const MAX_RETRIES = 2

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** `inline`: the form shows its failures itself, no toast. */
      errors?: 'inline'
      /** What is asked for anew once it succeeded. */
      invalidates?: readonly QueryKey[]
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  return !isRefusal(error) && failures < MAX_RETRIES
}

// What the server refuses is told in passing; what broke, of no field and no page, stops whoever did it.
function tellFailure(error: unknown): void {
  const text = messageOf(error)
  if (!text) return
  if (isRefusal(error)) toast.error(text)
  else showError(text)
}

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: STALE_MS, retry: isWorthRetrying } },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.errors !== 'inline') tellFailure(error)
    },
    onSuccess: (_data, _variables, _result, mutation) => {
      for (const queryKey of mutation.meta?.invalidates ?? [])
        void queryClient.invalidateQueries({ queryKey })
    },
  }),
})
