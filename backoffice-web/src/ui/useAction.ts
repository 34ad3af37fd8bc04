import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { call, type Path } from '../api/client'

/** A verb of the server behind a button: what it says is shown, and the page is read anew. */
export function useAction<Results = unknown, Body extends object | undefined = undefined>(
  path: Path,
  done: string,
  onDone?: (results: Results) => void,
) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation<Results, Error, Body>({
    mutationFn: (body) => call<Results>('post', path, body ? { body } : {}),
    onSuccess: (results) => {
      notify(done, { type: 'success' })
      refresh()
      onDone?.(results)
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
