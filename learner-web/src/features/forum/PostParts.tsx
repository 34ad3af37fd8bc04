import { Trans, useLingui } from '@lingui/react/macro'
import { Flag, Heart, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type Discussion, type PostKind, react } from '../../api/forum'
import { useLocale } from '../../i18n/locales'
import { formatDateTime, formatNumber } from '../../lib/format'
import { formatRelativeTime } from '../../lib/relativeTime'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { useForumAction } from './useForum'

interface BylineProps {
  author: Discussion['author']
  at: string
  isEdited: boolean
}

/** Who wrote it, and when. */
export function Byline({ author, at, isEdited }: BylineProps) {
  const locale = useLocale()
  return (
    <div className="flex items-center gap-3">
      <Avatar name={author.name} src={author.avatar} className="size-10 text-sm" />
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold text-strong">
          <bdi>{author.name}</bdi>
          {author.is_staff && (
            <Chip tone="primary">
              <Trans>Tim Duxi</Trans>
            </Chip>
          )}
        </p>
        <p className="text-sm text-muted">
          <bdi>@{author.username}</bdi> ·{' '}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelativeTime(at, locale)}
          </time>
          {isEdited && (
            <>
              {' · '}
              <Trans>disunting</Trans>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

interface LikeButtonProps {
  kind: PostKind
  post: { uuid: string; is_liked: boolean; like_count: number }
}

/** A heart that remembers. */
export function LikeButton({ kind, post }: LikeButtonProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useForumAction(() =>
    react(kind, post.uuid, post.is_liked ? 'unlike' : 'like'),
  )
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={post.is_liked}
      aria-label={t`Suka, ${formatNumber(post.like_count)}`}
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      <Heart
        aria-hidden
        className={cn('size-4.5', post.is_liked && 'fill-current text-brand dark:text-danger')}
      />
      {formatNumber(post.like_count)}
    </Button>
  )
}

// Few posts are reported or removed.
const ReportDialog = lazy(async () => ({
  default: (await import('./PostDialogs')).ReportDialog,
}))
const DeleteDialog = lazy(async () => ({
  default: (await import('./PostDialogs')).DeleteDialog,
}))

interface MoreActionsProps {
  kind: PostKind
  uuid: string
  isMine: boolean
  canDelete: boolean
  /** Missing where the words cannot be changed any more. */
  onEdit?: (() => void) | undefined
  onDelete: (reason: string) => Promise<{ message: string }>
  onDeleted?: () => void
}

/** Editing own posts, reporting others', and removing. */
export function MoreActions(props: MoreActionsProps) {
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  return (
    <>
      {props.onEdit && (
        <Button variant="ghost" size="sm" onClick={props.onEdit}>
          <Pencil aria-hidden className="size-4.5" />
          <Trans>Sunting</Trans>
        </Button>
      )}
      {!props.isMine && (
        <Button variant="ghost" size="sm" onClick={() => setOpen('report')}>
          <Flag aria-hidden className="size-4.5" />
          <Trans>Laporkan</Trans>
        </Button>
      )}
      {props.canDelete && (
        <Button variant="ghost" size="sm" onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden className="size-4.5" />
          <Trans>Hapus</Trans>
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'report' && (
          <ReportDialog kind={props.kind} uuid={props.uuid} onClose={() => setOpen(null)} />
        )}
        {open === 'delete' && <DeleteDialog {...props} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
