import { useLingui } from '@lingui/react/macro'
import TaskIcon from '@mui/icons-material/AddTaskOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useCanAccess } from 'react-admin'

const TaskDialog = lazy(() => import('./TaskDialog'))

interface Props {
  /** The record that the task is about, as its page addresses it. */
  resource: string
  id: string | number
  closesWithRefund?: boolean
  /** In rows, where there is no room for words. */
  isIcon?: boolean
}

/** 'Buat tugas': a task about the record of this page. */
const TaskButton = ({ isIcon = false, ...props }: Props) => {
  const { t } = useLingui()
  const { canAccess } = useCanAccess({ resource: 'tasks', action: 'create' })
  const [isOpen, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <>
      {isIcon ? (
        <Tooltip title={t`Buat tugas`}>
          <IconButton size="small" aria-label={t`Buat tugas`} onClick={() => setOpen(true)}>
            <TaskIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button size="small" startIcon={<TaskIcon />} onClick={() => setOpen(true)}>
          {t`Buat tugas`}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <TaskDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default TaskButton
