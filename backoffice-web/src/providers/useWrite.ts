import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { type Send, send } from '../api/call'

/** Invalidates all queries. */
export const EVERYTHING: QueryKey[] = [[]]

interface Options<Input, Output> {
  /** The notice after success. */
  done?: string | ((output: Output, input: Input) => string) | undefined
  /** The query keys to invalidate. */
  invalidates?: QueryKey[]
  /** Whether to invalidate after a refusal as well. */
  invalidatesOnError?: boolean
  onMutate?: (input: Input) => void
  onSuccess?: (output: Output, input: Input) => void
  /** Handles the error instead of a notice with the server's message. */
  onError?: (error: HttpError) => void
}

/** The mutation hook of all pages. */
export function useWrite<Input = void, Output = unknown>(
  work: (send: Send, input: Input) => Promise<Output>,
  options: Options<Input, Output> = {},
) {
  const notify = useNotify()
  const client = useQueryClient()
  const { done, invalidates = [], invalidatesOnError, onMutate, onSuccess } = options
  const { onError = (error) => notify(error.message, { type: 'error' }) } = options
  const notifySuccess = (text: string) =>
    notify(text, { type: 'success', messageArgs: { _: text } })
  const invalidate = () =>
    Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })))
  return useMutation<Output, HttpError, Input>({
    networkMode: 'always',
    mutationFn: (input) => work(send, input),
    onMutate: (input) => onMutate?.(input),
    onSuccess: async (output, input) => {
      if (done) notifySuccess(typeof done === 'string' ? done : done(output, input))
      onSuccess?.(output, input)
      await invalidate()
    },
    onError: async (error) => {
      onError(error)
      if (invalidatesOnError) await invalidate()
    },
  })
}
