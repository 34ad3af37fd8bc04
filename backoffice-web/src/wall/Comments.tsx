import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton, Skeleton, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { formatMoment } from '../ui/format'
import { RichText } from '../ui/RichText'
import { useAddComment, useComments, useRemoveComment } from './calls'
import { PersonAvatar } from './PersonAvatar'
import type { Comment } from './types'

const One = ({ comment, onRemove }: { comment: Comment; onRemove: () => void }) => {
  const { t } = useLingui()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1 }}>
      <PersonAvatar name={comment.author_name} isSmall />
      <Box sx={{ flex: 1, minWidth: 0, bgcolor: 'action.hover', borderRadius: 2, px: 1.5, py: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 700, fontSize: '0.875rem' }}>
            {comment.author_name}
          </Typography>
          <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {formatMoment(comment.created_at)}
          </Typography>
        </Box>
        <RichText html={comment.html} />
      </Box>
      {comment.can_remove && (
        <IconButton
          size="small"
          aria-label={t`Hapus komentar ${comment.author_name}`}
          onClick={onRemove}
          sx={{ alignSelf: 'start' }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

const Write = ({ id }: { id: number }) => {
  const { t } = useLingui()
  const [body, setBody] = useState('')
  const { mutate, isPending } = useAddComment(id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim()) mutate(body, { onSuccess: () => setBody('') })
  }
  return (
    <Box
      component="form"
      onSubmit={send}
      sx={{ display: 'flex', gap: 1, alignItems: 'end', mt: 1 }}
    >
      <TextField
        fullWidth
        multiline
        maxRows={6}
        label={t`Tulis komentar`}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button type="submit" variant="contained" disabled={!body.trim() || isPending}>
        <Trans>Kirim</Trans>
      </Button>
    </Box>
  )
}

/** What people say below a post. */
export const Comments = ({ id }: { id: number }) => {
  const { t } = useLingui()
  const { data, error } = useComments(id)
  const { mutate } = useRemoveComment(id)
  if (error) return <Typography color="error">{error.message}</Typography>
  return (
    <Box component="section" aria-label={t`Komentar`}>
      {data ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((comment) => (
            <One key={comment.id} comment={comment} onRemove={() => mutate(comment.id)} />
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={56} />
      )}
      <Write id={id} />
    </Box>
  )
}
