import { useLingui } from '@lingui/react/macro'
import RepeatIcon from '@mui/icons-material/RepeatOutlined'
import { Box, Chip, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { useText } from '../define/useText'
import { formatDay } from '../ui/format'
import { priorities } from './labels'
import type { Task } from './types'

const URGENT = 3

/** When a task is due, how urgent it is, and what it is about. */
export const TaskFacts = ({ task }: { task: Task }) => {
  const { t } = useLingui()
  const text = useText()
  const priority = priorities[task.priority]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {task.due_on && (
        <Chip
          size="small"
          variant="outlined"
          color={task.is_overdue ? 'error' : 'default'}
          label={
            task.is_overdue ? t`Terlambat · ${formatDay(task.due_on)}` : formatDay(task.due_on)
          }
        />
      )}
      {task.priority >= URGENT && priority && (
        <Chip size="small" variant="outlined" color="warning" label={text(priority)} />
      )}
      {task.repeats !== 'none' && (
        <RepeatIcon fontSize="small" color="action" titleAccess={t`Berulang`} />
      )}
      {task.link_path && (
        <Link
          component={RouterLink}
          to={task.link_path}
          sx={{ fontSize: '0.8rem', overflowWrap: 'anywhere' }}
        >
          {task.link_label}
        </Link>
      )}
    </Box>
  )
}
