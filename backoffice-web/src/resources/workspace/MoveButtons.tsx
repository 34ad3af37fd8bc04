import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useText } from '../../define/useText'
import { columns, statuses } from '../../tasks/labels'
import { useMoveTask } from '../../tasks/moving'
import type { Task } from '../../tasks/types'

/** The columns that a task can be moved to. */
const MoveButtons = () => {
  const text = useText()
  const task = useRecordContext<Task>()
  const { mutate, isPending } = useMoveTask()
  if (!task) return null
  return (
    <>
      {columns
        .filter((status) => status !== task.status)
        .map((status) => (
          <Button
            key={status}
            size="small"
            variant={status === 'done' ? 'contained' : 'text'}
            disabled={isPending}
            onClick={() => mutate({ task, status })}
          >
            {text(statuses[status])}
          </Button>
        ))}
    </>
  )
}

export default MoveButtons
