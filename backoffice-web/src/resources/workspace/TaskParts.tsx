import { Button, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../define/useText';
import { columns, statuses } from '../../tasks/labels';
import { useMoveTask } from '../../tasks/moving';
import type { Task } from '../../tasks/types';

/** The record that a task is about, as a way to it. */
export const LinkedRecord = ({ label, path }: { label: string; path: string }) =>
  path ? (
    <Link component={RouterLink} to={path}>
      {label}
    </Link>
  ) : (
    <>–</>
  );

/** The columns that a task can go to from where it is. */
export const MoveButtons = () => {
  const text = useText();
  const task = useRecordContext<Task>();
  const { mutate, isPending } = useMoveTask();
  if (!task) return null;
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
  );
};
