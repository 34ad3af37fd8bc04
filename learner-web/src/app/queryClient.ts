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
      /** `inline`: the form shows its failures itself, no toast. */
      errors?: 'inline'
      /** What is read anew once it is over, refused or not; it counts as pending until then. */
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

// What the server refuses is told in passing; what broke, of no field and no page, stops whoever did it.
function announceFailure(error: unknown): void {
  const text = messageOf(error)
  if (!text) return
  if (isRefusal(error)) toast.error(text)
  else showError(text)
}

async function invalidate(client: QueryClient, stale: readonly QueryKey[]): Promise<void> {
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** A client with the rules of the app: when to ask again, what to say of failures, what to read anew. */
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
