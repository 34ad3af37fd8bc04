import { useLingui } from '@lingui/react/macro'
import { BASE } from '../api/client'
import { useWrite } from '../providers/useWrite'
import type { Task, TaskStatus } from './types'
import { myDayKey } from './useMyDay'

export interface Move {
  task: Pick<Task, 'id' | 'version' | 'title'>
  status: TaskStatus
}

/** Puts a task into another column; who comes second reads what the first did. */
export function useMoveTask() {
  const { t } = useLingui()
  return useWrite(
    (send, { task, status }: Move) =>
      send('post', `${BASE}/tasks/${task.id}/move`, { body: { status, version: task.version } }),
    {
      done: (_task, { task, status }) =>
        status === 'done' ? t`Selesai: ${task.title}` : t`Dipindahkan: ${task.title}`,
      invalidates: [['tasks'], myDayKey],
      invalidatesOnError: true,
    },
  )
}

/** The column beside another one; the same at either end. */
export function adjacentStatus(
  columns: readonly TaskStatus[],
  status: TaskStatus,
  by: -1 | 1,
): TaskStatus {
  return columns[columns.indexOf(status) + by] ?? status
}
