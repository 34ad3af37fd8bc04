import { Trans, useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Checkbox,
  Chip,
  IconButton,
  Rating,
  TextField,
  Typography,
} from '@mui/material'
import { type RefObject, useState } from 'react'
import { CanAccess, useListContext } from 'react-admin'
import { BASE } from '../../api/client'
import { useText } from '../../define/useText'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { formatNearMoment } from '../../ui/format'
import { reasons, statuses } from './reviewLabels'
import type { Moderation, RejectionReason, Review } from './useModeration'

const Answer = ({ review }: { review: Review }) => {
  const { t } = useLingui()
  const [text, setText] = useState(review.answer)
  const { mutate, isPending } = useWrite(
    (send, body: { text: string }) => send('post', `${BASE}/reviews/${review.id}/answer`, { body }),
    { done: t`Jawaban disimpan`, invalidates: EVERYTHING },
  )
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t`Jawaban penyelenggara`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={isPending || text === review.answer} onClick={() => mutate({ text })}>
        <Trans>Simpan</Trans>
      </Button>
    </Box>
  )
}

/** The reason for a rejection; optional. */
const Reasons = ({ review, moderation, onClose }: ReasonsProps) => {
  const { t } = useLingui()
  const text = useText()
  const choose = (reason: RejectionReason) => {
    moderation.reject({ id: review.id, reason })
    onClose()
  }
  return (
    <Box role="group" aria-label={t`Alasan penolakan`} sx={{ ...lineSx, mt: 0.5 }}>
      <Chip
        size="small"
        label={t`Tanpa alasan`}
        disabled={moderation.isBusy(review.id)}
        onClick={() => choose('')}
      />
      {Object.entries(reasons).map(([reason, label]) => (
        <Chip
          key={reason}
          size="small"
          variant="outlined"
          label={text(label)}
          disabled={moderation.isBusy(review.id)}
          onClick={() => choose(reason as RejectionReason)}
        />
      ))}
      <IconButton size="small" aria-label={t`Batal menolak`} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

const Verbs = ({ review, moderation, onReject }: VerbProps) => {
  const { publish, reopen } = moderation
  const isBusy = moderation.isBusy(review.id)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {review.status !== 'published' && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => publish(review.id)}
        >
          <Trans>Tampilkan</Trans>
        </Button>
      )}
      {review.status === 'rejected' && (
        <Button size="small" disabled={isBusy} onClick={() => reopen(review.id)}>
          <Trans>Kembalikan ke menunggu</Trans>
        </Button>
      )}
      {review.status !== 'rejected' && (
        <Button size="small" color="error" disabled={isBusy} onClick={onReject}>
          <Trans>Tolak</Trans>
        </Button>
      )}
    </Box>
  )
}

const Choice = ({ review }: { review: Review }) => {
  const { t } = useLingui()
  const { selectedIds, onToggleItem } = useListContext<Review>()
  return (
    <CanAccess resource="reviews" action="edit">
      <Checkbox
        size="small"
        sx={{ p: 0 }}
        checked={selectedIds.includes(review.id)}
        onChange={() => onToggleItem(review.id)}
        slotProps={{
          input: {
            'aria-label': t`Pilih ulasan ${review.author_name ?? ''} ${review.product_title}`,
          },
        }}
      />
    </CanAccess>
  )
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
} as const

/** Status and reason; hidden if the list is filtered by status. */
const Status = ({ review }: { review: Review }) => {
  const text = useText()
  const { filterValues } = useListContext<Review>()
  const status = statuses[review.status]
  const reason = review.rejected_for && text(reasons[review.rejected_for])
  if (filterValues.status === review.status && !reason) return null
  const label = [text(status.text), reason].filter(Boolean).join(': ')
  return <Chip size="small" color={status.tone} label={label} />
}

/** Who wrote it and when: the rest of the line, or on phones a line of its own. */
const metaSx = { flex: { xs: '1 1 100%', sm: 1 } } as const

interface CardProps {
  review: Review
  moderation: Moderation
  isActive: boolean
  /** Set while it is the active one. */
  card: RefObject<HTMLLIElement | null> | undefined
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
}
interface VerbProps extends Pick<CardProps, 'review' | 'moderation'> {
  onReject: () => void
}
interface ReasonsProps extends Pick<CardProps, 'review' | 'moderation'> {
  onClose: () => void
}

/** One review with its actions. */
export const ReviewCard = ({ review, moderation, ...props }: CardProps) => {
  const { t } = useLingui()
  const shared = { review, moderation }
  return (
    <Box
      component="li"
      ref={props.card}
      aria-current={props.isActive || undefined}
      sx={{ ...rowSx, ...(props.isActive && activeSx) }}
    >
      <Box sx={lineSx}>
        {review.status !== 'published' && <Choice review={review} />}
        <Rating readOnly size="small" value={review.rating} />
        <Typography sx={{ fontWeight: 600, fontSize: '0.9rem' }}>{review.product_title}</Typography>
        <Status review={review} />
        <Typography variant="body2" color="text.secondary" sx={metaSx}>
          {review.author_name ?? t`Akun dihapus`} · {formatNearMoment(review.created_at)}
        </Typography>
        <CanAccess resource="reviews" action="edit">
          <Verbs {...shared} onReject={() => props.onRejecting(true)} />
        </CanAccess>
      </Box>
      <Typography sx={{ mt: 0.5, fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
        {review.text}
      </Typography>
      {props.isRejecting && <Reasons {...shared} onClose={() => props.onRejecting(false)} />}
      {review.status === 'published' && (
        <CanAccess resource="reviews" action="edit">
          <Answer review={review} />
        </CanAccess>
      )}
    </Box>
  )
}

const rowSx = {
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  scrollMarginBlock: '80px',
} as const
const activeSx = { outline: 2, outlineColor: 'primary.main', outlineOffset: '-2px' } as const
