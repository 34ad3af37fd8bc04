import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/envelope'
import { toast } from '../../ui/toast'
import { classKey } from './api'

/** Something done in a class: says what the server said, and reads the class anew. */
export function useClassAction<T>(
  slug: string,
  action: (value: T) => Promise<Answer<unknown>>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async ({ message }) => {
      if (message) toast.success(message)
      onDone?.()
      await client.invalidateQueries({ queryKey: classKey(slug) })
    },
  })
}
