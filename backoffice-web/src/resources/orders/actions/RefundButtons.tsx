import { Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import type { Refund } from '../../../api/types';
import type { Deed } from './useDeed';

type Decision = 'approve' | 'reject' | 'retry' | 'done';

const LABELS: Record<Decision, string> = {
  approve: 'Setujui',
  reject: 'Tolak',
  retry: 'Kirim ulang',
  done: 'Catat transfer',
};

/** The decisions that are open for a refund in its state. */
export function decisionsOf({ status, route }: Pick<Refund, 'status' | 'route'>): Decision[] {
  if (status === 'requested') return ['approve', 'reject'];
  if (status === 'failed') return ['retry', 'done'];
  return status === 'sending' && route === 'transfer' ? ['done'] : [];
}

interface Props {
  refund: Refund;
  onDeed: (deed: Deed) => void;
}

/** A button for each of them, for whoever may decide. */
export const RefundButtons = ({ refund, onDeed }: Props) => {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'refund' });
  const decisions = decisionsOf(refund);
  if (!canAccess || decisions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {decisions.map((kind, index) => (
        <Button
          key={kind}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={kind === 'reject' ? 'error' : 'primary'}
          onClick={() => onDeed({ kind, refund })}
        >
          {LABELS[kind]}
        </Button>
      ))}
    </Box>
  );
};
