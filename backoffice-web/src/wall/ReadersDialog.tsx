import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Chip,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material'
import { AppDialog } from '../ui/AppDialog'
import { formatMoment } from '../ui/format'
import { PageSkeleton } from '../ui/PageSkeleton'
import { useReaders, useRemind } from './calls'
import { PersonAvatar } from './PersonAvatar'
import type { Card, Reader } from './types'

const Row = ({ reader }: { reader: Reader }) => {
  const { t } = useLingui()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
      <PersonAvatar name={reader.fullname} isSmall />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{reader.fullname}</Typography>
        <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
          {reader.groups.join(', ')}
        </Typography>
      </Box>
      {reader.read_at ? (
        <Typography sx={{ fontSize: '0.8rem' }}>{formatMoment(reader.read_at)}</Typography>
      ) : (
        <Chip size="small" variant="outlined" color="warning" label={t`Belum membaca`} />
      )}
    </Box>
  )
}

/** Who has confirmed a must-read post, and who has not. */
export const ReadersDialog = ({ post, onClose }: { post: Card; onClose: () => void }) => {
  const { t } = useLingui()
  const { data, error } = useReaders(post.id)
  const { mutate, isPending } = useRemind(post.id)
  const rows = data?.rows ?? []
  const read = rows.filter(({ read_at }) => read_at).length
  const percent = rows.length ? Math.floor((100 * read) / rows.length) : 100
  const readers = rows.length
  return (
    <AppDialog onClose={onClose}>
      <DialogTitle>
        <Trans>Siapa yang sudah membaca</Trans>
      </DialogTitle>
      <DialogContent>
        {error && <Typography color="error">{error.message}</Typography>}
        {!data && !error && <PageSkeleton />}
        {data && (
          <>
            <Typography sx={{ mb: 1 }}>{t`${read} dari ${readers} orang (${percent}%)`}</Typography>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={t`Sudah membaca`}
              sx={{ height: 8, borderRadius: 4, mb: 1 }}
            />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((reader) => (
                <Row key={reader.id} reader={reader} />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
        <Button
          variant="contained"
          disabled={isPending || read === rows.length}
          onClick={() => mutate()}
        >
          <Trans>Ingatkan yang belum</Trans>
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
