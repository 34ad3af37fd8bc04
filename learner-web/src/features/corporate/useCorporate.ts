import { type MutationMeta, useMutation } from '@tanstack/react-query'
import { corporateKey } from '../../api/corporate'
import { ApiError } from '../../api/envelope'
import { toast } from '../../ui/toast'

/** A mutation in the workspace: shows its message and refetches the workspace's data. */
export function useCorporateAction<Given, Answered extends { message: string }>(
  action: (given: Given) => Promise<Answered>,
  onDone?: (answer: Answered) => void,
  meta: MutationMeta = {},
) {
  return useMutation({
    mutationFn: action,
    meta: { ...meta, invalidates: [corporateKey] },
    onSuccess: (answer) => {
      if (answer.message) toast.success(answer.message)
      onDone?.(answer)
    },
  })
}

/** Every sentence that the server said beside a field, one for each wrong row. */
export function sentencesOf(error: unknown, field: string): readonly string[] {
  return error instanceof ApiError ? (error.errors[field] ?? []) : []
}
