import { useMutation } from '@tanstack/react-query'
import type { ApiResponse } from '../../api/envelope'
import { toast } from '../../ui/toast'
import { classKey } from './api'

interface ClassActionOptions {
  onDone?: () => void
  /** The form shows its failures itself, no toast. */
  errors?: 'inline'
}

/** A mutation in a class: shows its message and refetches the class. */
export function useClassAction<T>(
  slug: string,
  action: (value: T) => Promise<ApiResponse<unknown>>,
  { onDone, errors }: ClassActionOptions = {},
) {
  return useMutation({
    mutationFn: action,
    meta: { invalidates: [classKey(slug)], ...(errors && { errors }) },
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
      onDone?.()
    },
  })
}
