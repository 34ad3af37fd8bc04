import { Trans, useLingui } from '@lingui/react/macro'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Alert, Box, Button, IconButton, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatMoment } from '../ui/format'
import { Panel } from '../ui/Panel'
import { useMoveTask } from './moving'
import { TaskFacts } from './TaskFacts'
import type { MyDay, Task } from './types'
import { useMyDay } from './useMyDay'

const line = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const

/** The facts beside the title; on phones below it. */
const wordsSx = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { sm: 'center' },
  columnGap: 1.5,
  '& > div': { flexShrink: 0, maxWidth: { sm: '55%' } },
} as const

const TaskLine = ({ task }: { task: Task }) => {
  const { t } = useLingui()
  const { mutate, isPending } = useMoveTask()
  return (
    <Box component="li" sx={line}>
      <IconButton
        size="small"
        color="primary"
        disabled={isPending}
        aria-label={t`Selesaikan ${task.title}`}
        onClick={() => mutate({ task, status: 'done' })}
      >
        <OpenIcon />
      </IconButton>
      <Box sx={wordsSx}>
        <Link
          component={RouterLink}
          to={`/tasks/${task.id}/show`}
          sx={{ fontWeight: 600, minWidth: 0 }}
        >
          {task.title}
        </Link>
        <TaskFacts task={task} />
      </Box>
    </Box>
  )
}

const Tasks = ({ title, tasks }: { title: string; tasks: Task[] }) =>
  tasks.length ? (
    <Box component="section" aria-label={title}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: '0.9rem', mt: 1 }}>
        {title} ({tasks.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </Box>
    </Box>
  ) : null

const Unread = ({ posts }: { posts: MyDay['unread'] }) => {
  const { t } = useLingui()
  if (!posts.length) return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{t`Wajib dibaca dan belum Anda konfirmasi`}</Typography>
      {posts.map((post) => (
        <Box key={post.id}>
          <Link component={RouterLink} to={`/wall/${post.id}`} color="inherit" underline="always">
            {post.title}
          </Link>{' '}
          · {post.author_name}, {formatMoment(post.published_at)}
        </Box>
      ))}
    </Alert>
  )
}

const isEmpty = ({ overdue, due_today, coming, unread }: MyDay) =>
  overdue.length + due_today.length + coming.length + unread.length === 0

/** The user's tasks and unread posts of today. */
const MyDayPanel = () => {
  const { t } = useLingui()
  const { data } = useMyDay()
  if (!data) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t`Hari saya`}
        action={
          <Button component={RouterLink} to="/tasks/board" size="small">
            <Trans>Papan tugas</Trans>
          </Button>
        }
      >
        <Unread posts={data.unread} />
        {isEmpty(data) && (
          <Alert severity="success">
            <Trans>Tidak ada tugas untuk hari ini dan sepekan ke depan.</Trans>
          </Alert>
        )}
        <Tasks title={t`Terlambat`} tasks={data.overdue} />
        <Tasks title={t`Hari ini`} tasks={data.due_today} />
        <Tasks title={t`Sepekan ke depan`} tasks={data.coming} />
      </Panel>
    </Box>
  )
}

export default MyDayPanel
