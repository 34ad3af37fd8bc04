import { Trans, useLingui } from '@lingui/react/macro'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import CommentIcon from '@mui/icons-material/ChatBubbleOutline'
import DoneIcon from '@mui/icons-material/CheckCircleOutline'
import PinIcon from '@mui/icons-material/PushPinOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import { Alert, Box, Button, Chip, Link, Card as Paper, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatMoment } from '../ui/format'
import { RichText } from '../ui/RichText'
import { Comments } from './Comments'
import { useConfirm } from './calls'
import { PersonAvatar } from './PersonAvatar'
import { PostMenu } from './PostMenu'
import { Reactions } from './Reactions'
import { ReadersDialog } from './ReadersDialog'
import type { Card } from './types'

const Marks = ({ post }: { post: Card }) => {
  const { t } = useLingui()
  const hasMarks = post.is_pinned || post.is_must_read || post.is_scheduled
  if (!hasMarks && post.kind === 'post') return null
  return (
    <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
      {post.is_pinned && <Chip size="small" icon={<PinIcon />} label={t`Disematkan`} />}
      {post.kind === 'announcement' && (
        <Chip size="small" color="primary" icon={<CampaignIcon />} label={t`Pengumuman`} />
      )}
      {post.is_must_read && (
        <Chip size="small" variant="outlined" color="warning" label={t`Wajib dibaca`} />
      )}
      {post.is_scheduled && (
        <Chip
          size="small"
          variant="outlined"
          icon={<ScheduleIcon />}
          label={t`Terbit ${formatMoment(post.published_at)}`}
        />
      )}
    </Box>
  )
}

const Head = ({ post }: { post: Card }) => {
  const { t } = useLingui()
  const audience = post.groups.map(({ name }) => name).join(', ') || t`Semua orang`
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <PersonAvatar name={post.author_name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>{post.author_name}</Typography>
        <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
          <Link component={RouterLink} to={`/wall/${post.id}`} color="inherit">
            {formatMoment(post.published_at)}
          </Link>{' '}
          · {audience}
        </Typography>
      </Box>
      <PostMenu post={post} />
    </Box>
  )
}

const Pictures = ({ post }: { post: Card }) => {
  if (!post.pictures.length) return null
  const columns = post.pictures.length === 1 ? '1fr' : 'repeat(2, minmax(0, 1fr))'
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns }}>
      {post.pictures.map(({ uuid, url, description, width, height }) => (
        <Box
          key={uuid}
          component="img"
          src={url}
          alt={description}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          sx={{ width: 1, height: 'auto', maxHeight: 420, objectFit: 'cover', borderRadius: 2 }}
        />
      ))}
    </Box>
  )
}

const Confirm = ({ post }: { post: Card }) => {
  const { mutate, isPending } = useConfirm(post.id)
  if (!post.must_confirm || post.is_scheduled) return null
  if (post.is_read)
    return (
      <Alert severity="success" icon={<DoneIcon />} sx={{ py: 0 }}>
        <Trans>Anda sudah mengonfirmasi bahwa ini dibaca.</Trans>
      </Alert>
    )
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          disabled={isPending}
          onClick={() => mutate(undefined)}
        >
          <Trans>Saya sudah membaca</Trans>
        </Button>
      }
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Trans>Wajib dibaca. Konfirmasi setelah selesai.</Trans>
    </Alert>
  )
}

const Reads = ({ post }: { post: Card }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (!post.reads) return null
  const { read, readers, percent } = post.reads
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t`Dibaca ${read} dari ${readers} (${percent}%)`}
      </Button>
      {isOpen && <ReadersDialog post={post} onClose={() => setOpen(false)} />}
    </>
  )
}

const Foot = ({ post, isOpen: startsOpen }: { post: Card; isOpen: boolean }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(startsOpen)
  const count = post.comment_count
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Reactions post={post} />
        <Box sx={{ flex: 1 }} />
        <Reads post={post} />
        <Button
          size="small"
          color="inherit"
          startIcon={<CommentIcon />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {count ? t`${count} komentar` : t`Komentari`}
        </Button>
      </Box>
      {isOpen && <Comments id={post.id} />}
    </>
  )
}

/** A post of the wall. */
export const PostCard = ({ post, isOpen = false }: { post: Card; isOpen?: boolean }) => {
  const id = useId()
  return (
    <Paper
      component="article"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 2.5 },
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(post.is_pinned && { borderColor: 'primary.main' }),
      }}
    >
      <Head post={post} />
      <Marks post={post} />
      <Box id={id}>
        {post.title && (
          <Typography component="h2" sx={{ fontSize: '1.2rem', fontWeight: 800, mb: 0.5 }}>
            {post.title}
          </Typography>
        )}
        <RichText html={post.html} />
      </Box>
      <Pictures post={post} />
      <Confirm post={post} />
      <Foot post={post} isOpen={isOpen} />
    </Paper>
  )
}
