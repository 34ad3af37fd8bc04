import {
  type DefaultOptions,
  MutationCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from '../api/envelope'
import { messageOf } from '../api/messageOf'
import { showError } from '../ui/showError'
import { toast } from '../ui/toast'

const STALE_MS = 30_000
const MAX_RETRIES = 2

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** `inline`: the form shows its own errors, without a toast. */
      errors?: 'inline'
      /** Query keys to invalidate afterwards, successful or not; the mutation is pending until then. */
      invalidates?: readonly QueryKey[]
    }
  }
}

type QueryDefaults = NonNullable<DefaultOptions['queries']>

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  return !isRefusal(error) && failures < MAX_RETRIES
}

// Refusals are shown as toasts; failures that belong to no field or page open the error modal.
function announceFailure(error: unknown): void {
  const text = messageOf(error)
  if (!text) return
  if (isRefusal(error)) toast.error(text)
  else showError(text)
}

async function invalidate(client: QueryClient, stale: readonly QueryKey[]): Promise<void> {
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** A query client with the app's rules: retries, error messages, invalidation. */
export function createQueryClient(queries: QueryDefaults = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, retry: isWorthRetrying, ...queries } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.errors !== 'inline') announceFailure(error)
      },
      onSettled: (_data, _error, _variables, _result, mutation) =>
        invalidate(client, mutation.meta?.invalidates ?? []),
    }),
  })
  return client
}

export const queryClient = createQueryClient()
