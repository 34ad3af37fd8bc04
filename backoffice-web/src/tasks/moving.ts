import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { BASE, call } from '../api/client'
import type { Task, TaskStatus } from './types'

export interface Move {
  task: Pick<Task, 'id' | 'version' | 'title'>
  status: TaskStatus
}

/** Puts a task into another column; who comes second reads what the first did. */
export function useMoveTask() {
  const { t } = useLingui()
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation<unknown, HttpError, Move>({
    mutationFn: ({ task, status }) =>
      call('post', `${BASE}/tasks/${task.id}/move`, { body: { status, version: task.version } }),
    onSuccess: (_results, { task, status }) =>
      notify(status === 'done' ? t`Selesai: ${task.title}` : t`Dipindahkan: ${task.title}`, {
        type: 'success',
      }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['tasks'] })
      await client.invalidateQueries({ queryKey: ['my-day'] })
    },
  })
}

/** The column beside another one; the same at either end. */
export function beside(columns: readonly TaskStatus[], status: TaskStatus, by: -1 | 1): TaskStatus {
  return columns[columns.indexOf(status) + by] ?? status
}
