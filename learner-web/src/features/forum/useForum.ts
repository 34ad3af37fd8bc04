import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query'
import { forumKey } from '../../api/forum'
import { toast } from '../../ui/toast'

/** Something done in the forum: its sentence is shown, and everything of the forum is read anew. */
export function useForumAction<Given>(
  action: (given: Given) => Promise<{ message: string }>,
  onDone?: () => void,
  meta: MutationMeta = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    meta,
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey: forumKey }),
  })
}
