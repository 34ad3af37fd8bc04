import { useLingui } from '@lingui/react/macro'
import TaskIcon from '@mui/icons-material/AddTaskOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useCanAccess } from 'react-admin'

const TaskDialog = lazy(() => import('./TaskDialog'))

interface Props {
  /** The record that the task is about, as its page addresses it. */
  resource: string
  id: string | number
  closesWithRefund?: boolean
}

/** 'Buat tugas': a task about the record of this page. */
const TaskButton = (props: Props) => {
  const { t } = useLingui()
  const { canAccess } = useCanAccess({ resource: 'tasks', action: 'create' })
  const [isOpen, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <>
      <Button size="small" startIcon={<TaskIcon />} onClick={() => setOpen(true)}>
        {t`Buat tugas`}
      </Button>
      {isOpen && (
        <Suspense>
          <TaskDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default TaskButton
