import { type MutationMeta, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A mutation whose code is loaded on demand. It reports failures and invalidates queries like others, without
 * `useMutation`'s observer, which would be part of the first load.
 */
export function useLazyMutation<V>(
  load: () => Promise<(variables: V) => Promise<unknown>>,
  meta: MutationMeta = {},
) {
  const client = useQueryClient()
  const [variables, setVariables] = useState<V>()
  const mutate = (wanted: V) => {
    setVariables(() => wanted)
    const mutationFn = async () => (await load())(wanted)
    const mutation = client.getMutationCache().build(client, { mutationFn, meta })
    void mutation
      .execute(undefined)
      .catch(() => undefined)
      .finally(() => setVariables(undefined))
  }
  return { mutate, isPending: variables !== undefined, variables }
}
