import { Trans, useLingui } from '@lingui/react/macro'
import MoveIcon from '@mui/icons-material/SwapHoriz'
import { Box, Card, IconButton, Link, Menu, MenuItem, Typography } from '@mui/material'
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useText } from '../define/useText'
import { ErrorState } from '../ui/ErrorState'
import { PageSkeleton } from '../ui/PageSkeleton'
import { columns, statuses } from './labels'
import { adjacentStatus, useMoveTask } from './moving'
import { TaskFacts } from './TaskFacts'
import type { Task, TaskStatus } from './types'

const MOST = 100
const MIME = 'text/x-duxi-task'
const CLOSED_SHOWN = 20

type OnMove = (task: Task, status: TaskStatus) => void

const MoveMenu = ({ task, onMove }: { task: Task; onMove: OnMove }) => {
  const { t } = useLingui()
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t`Pindahkan ${task.title}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoveIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((status) => (
          <MenuItem
            key={status}
            disabled={status === task.status}
            onClick={() => {
              setAnchor(null)
              onMove(task, status)
            }}
          >
            {text(statuses[status])}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const ARROWS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

const TaskCard = ({ task, onMove }: { task: Task; onMove: OnMove }) => {
  const byKey = (event: KeyboardEvent) => {
    const step = event.altKey ? ARROWS[event.key] : undefined
    if (!step) return
    event.preventDefault()
    const status = adjacentStatus(columns, task.status, step)
    if (status !== task.status) onMove(task, status)
  }
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData(MIME, String(task.id))
    event.dataTransfer.effectAllowed = 'move'
  }
  return (
    <Card
      component="li"
      draggable
      onDragStart={drag}
      onKeyDown={byKey}
      sx={{ p: 1.5, display: 'grid', gap: 1, cursor: 'grab', listStyle: 'none' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Link
          component={RouterLink}
          to={`/tasks/${task.id}/show`}
          draggable={false}
          sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {task.title}
        </Link>
        <MoveMenu task={task} onMove={onMove} />
      </Box>
      <TaskFacts task={task} />
      <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
        {task.assignee_name}
      </Typography>
    </Card>
  )
}

interface ColumnProps {
  status: TaskStatus
  tasks: Task[]
  onMove: OnMove
  onDrop: (id: number, status: TaskStatus) => void
}

const Column = ({ status, tasks, onMove, onDrop }: ColumnProps) => {
  const id = useId()
  const text = useText()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(MIME)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(Number(event.dataTransfer.getData(MIME)), status)
  }
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 1.5,
        borderRadius: 2,
        minHeight: { sm: 160 },
        bgcolor: isOver ? 'action.selected' : 'action.hover',
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Typography id={id} component="h2" sx={{ fontWeight: 700, fontSize: '0.9rem', mb: 1 }}>
        {text(statuses[status])} ({tasks.length})
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} onMove={onMove} />
        ))}
      </Box>
      {tasks.length === 0 && (
        <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          <Trans>Tidak ada tugas.</Trans>
        </Typography>
      )}
    </Box>
  )
}

/** The open tasks of the filter, and those closed last. */
function useBoard(filter: Record<string, unknown>) {
  const page = { page: 1, perPage: MOST }
  const open = useGetList<Task>('tasks', {
    filter: { ...filter, status: ['open', 'doing', 'waiting'] },
    sort: { field: 'due_on', order: 'ASC' },
    pagination: page,
  })
  const closed = useGetList<Task>('tasks', {
    filter: { ...filter, status: 'done' },
    sort: { field: 'closed_at', order: 'DESC' },
    pagination: { page: 1, perPage: CLOSED_SHOWN },
  })
  return { open, closed, tasks: [...(open.data ?? []), ...(closed.data ?? [])] }
}

/** Tasks by their state: dragged, moved by a menu, or with Alt and an arrow. */
export const Board = ({ filter }: { filter: Record<string, unknown> }) => {
  const { t } = useLingui()
  const { open, closed, tasks } = useBoard(filter)
  const { mutate } = useMoveTask()
  const error = open.error ?? closed.error
  if (error) return <ErrorState message={error.message} onRetry={() => void open.refetch()} />
  if (!open.data || !closed.data) return <PageSkeleton />
  const move: OnMove = (task, status) => mutate({ task, status })
  const drop = (id: number, status: TaskStatus) => {
    const task = tasks.find((one) => one.id === id)
    if (task && task.status !== status) move(task, status)
  }
  return (
    <>
      <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary', mb: 1 }}>
        {t`Seret kartu, pakai tombol pindah, atau tekan Alt dengan panah kiri atau kanan.`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {columns.map((status) => (
          <Column
            key={status}
            status={status}
            tasks={tasks.filter((task) => task.status === status)}
            onMove={move}
            onDrop={drop}
          />
        ))}
      </Box>
    </>
  )
}
