import { Plural, Trans } from '@lingui/react/macro'
import { Bell, BellOff, Lock, Pin, Settings2, Timer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Discussion, deletePost, react } from '../../api/forum'
import { paths } from '../../app/paths'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { FormAlert } from '../../ui/form/FormAlert'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { RichText } from '../../ui/RichText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { EditForm } from './EditForm'
import { Pictures } from './Pictures'
import { Byline, LikeButton, MoreActions } from './PostParts'
import { ReplyForm } from './ReplyForm'
import { ReplyItem } from './ReplyItem'
import { useForumAction } from './useForum'

// Only moderators open it.
const ModerateDialog = lazy(async () => ({
  default: (await import('./ModerateDialog')).ModerateDialog,
}))

/** A whole discussion, from the question to the form for the next answer. */
export function Thread({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <PageHeader
        title={<UntranslatedText>{discussion.title}</UntranslatedText>}
        crumbs={[{ label: <Trans>Forum</Trans>, to: paths.forum }]}
        actions={<FollowButton discussion={discussion} />}
      />
      <div className="grid gap-4">
        <Opening discussion={discussion} />
        <h2 className="pt-3 text-lg">
          <Plural value={discussion.reply_count} other="# balasan" />
        </h2>
        <ul className="grid gap-4">
          {discussion.replies.map((reply) => (
            <li key={reply.uuid}>
              <ReplyItem reply={reply} discussion={discussion} />
            </li>
          ))}
        </ul>
        {discussion.can_reply ? (
          <Card className="p-5">
            <ReplyForm uuid={discussion.uuid} parent={null} />
          </Card>
        ) : (
          <FormAlert tone="info">
            <Trans>Diskusi ini tidak menerima balasan lagi.</Trans>
          </FormAlert>
        )}
      </div>
    </>
  )
}

function Opening({ discussion }: { discussion: Discussion }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'moderate' | null>(null)
  const close = () => setOpen(null)
  if (open === 'edit')
    return (
      <Card className="p-5 desk:p-7">
        <EditForm discussion={discussion} onDone={close} />
      </Card>
    )
  return (
    <Card className="grid gap-4 p-5 desk:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Byline
          author={discussion.author}
          at={discussion.created_at}
          isEdited={discussion.edited_at !== null}
        />
        <Marks discussion={discussion} />
      </div>
      {discussion.is_deleted ? (
        <p className="text-muted italic">
          <Trans>Diskusi ini sudah dihapus.</Trans>{' '}
          {discussion.delete_reason && <Trans>Alasan: {discussion.delete_reason}</Trans>}
        </p>
      ) : (
        <>
          <RichText html={discussion.html} deeper={1} />
          <Pictures pictures={discussion.pictures} />
        </>
      )}
      {!discussion.is_deleted && (
        <div className="flex flex-wrap items-center gap-2">
          <LikeButton kind="discussions" post={discussion} />
          <MoreActions
            kind="discussions"
            uuid={discussion.uuid}
            isMine={discussion.author.is_me}
            canDelete={discussion.can_delete}
            onEdit={discussion.can_edit ? () => setOpen('edit') : undefined}
            onDelete={(reason) => deletePost('discussions', discussion.uuid, reason)}
            onDeleted={() => navigate(paths.forum)}
          />
          {discussion.can_moderate && (
            <Button variant="ghost" size="sm" onClick={() => setOpen('moderate')}>
              <Settings2 aria-hidden className="size-4.5" />
              <Trans context="of a moderator">Atur</Trans>
            </Button>
          )}
        </div>
      )}
      {open === 'moderate' && (
        <Suspense>
          <ModerateDialog discussion={discussion} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

function Marks({ discussion }: { discussion: Discussion }) {
  const { subject } = discussion
  return (
    <span className="flex flex-wrap items-center gap-2">
      {discussion.is_pinned && (
        <Chip tone="info" icon={Pin}>
          <Trans>Disematkan</Trans>
        </Chip>
      )}
      {discussion.is_locked && (
        <Chip icon={Lock}>
          <Trans>Dikunci</Trans>
        </Chip>
      )}
      {discussion.slow_seconds > 0 && (
        <Chip tone="warning" icon={Timer}>
          <Trans>Mode lambat</Trans>
        </Chip>
      )}
      <Chip>{discussion.topic_label}</Chip>
      {subject && (
        <Link
          to={`${paths.forum}?${subject.code ? `unit=${encodeURIComponent(subject.code)}` : `product=${subject.item_id}`}`}
          className="hover:underline"
        >
          <Chip tone="primary">
            <UntranslatedText>{subject.title}</UntranslatedText>
          </Chip>
        </Link>
      )}
    </span>
  )
}

function FollowButton({ discussion }: { discussion: Discussion }) {
  const isFollowed = discussion.is_followed
  const { mutate, isPending } = useForumAction(() =>
    react('discussions', discussion.uuid, isFollowed ? 'unfollow' : 'follow'),
  )
  const Icon = isFollowed ? BellOff : Bell
  return (
    <Button
      variant="secondary"
      aria-pressed={isFollowed}
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      <Icon aria-hidden className="size-4.5" />
      {isFollowed ? <Trans>Berhenti mengikuti</Trans> : <Trans>Ikuti</Trans>}
    </Button>
  )
}
