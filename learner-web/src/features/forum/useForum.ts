import { type MutationMeta, useMutation } from '@tanstack/react-query'
import { forumKey } from '../../api/forum'
import { toast } from '../../ui/toast'

/** A mutation in the forum: shows its message and refetches the forum's data. */
export function useForumAction<Given>(
  action: (given: Given) => Promise<{ message: string }>,
  onDone?: () => void,
  meta: MutationMeta = {},
) {
  return useMutation({
    mutationFn: action,
    meta: { ...meta, invalidates: [forumKey] },
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
      onDone?.()
    },
  })
}
