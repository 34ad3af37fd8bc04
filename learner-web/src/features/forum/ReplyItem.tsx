import { Trans } from '@lingui/react/macro'
import { CircleCheck, CornerDownRight } from 'lucide-react'
import { useState } from 'react'
import { type Discussion, deletePost, type Reply, react } from '../../api/forum'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { RichText } from '../../ui/RichText'
import { EditForm } from './EditForm'
import { Pictures } from './Pictures'
import { Byline, LikeButton, MoreActions } from './PostParts'
import { ReplyForm } from './ReplyForm'
import { useForumAction } from './useForum'

interface ReplyItemProps {
  reply: Reply
  discussion: Discussion
}

/** A reply with those nested in it. */
export function ReplyItem({ reply, discussion }: ReplyItemProps) {
  const [opener, setOpener] = useState<HTMLElement>()
  const close = () => {
    opener?.focus()
    setOpener(undefined)
  }
  return (
    <Card className={cn('grid gap-4 p-5', reply.is_best && 'border-success')}>
      <Post reply={reply} discussion={discussion} isFirst onAnswer={setOpener} />
      {(reply.children.length > 0 || opener) && (
        <div className="grid gap-5 border-s-2 border-line ps-4 sm:ms-5">
          {reply.children.map((child) => (
            <Post
              key={child.uuid}
              reply={child}
              discussion={discussion}
              isFirst={false}
              onAnswer={setOpener}
            />
          ))}
          {opener && <ReplyForm uuid={discussion.uuid} parent={reply.uuid} onDone={close} />}
        </div>
      )}
    </Card>
  )
}

interface PostProps extends ReplyItemProps {
  isFirst: boolean
  onAnswer: (opener: HTMLElement) => void
}

function Post({ reply, discussion, isFirst, onAnswer }: PostProps) {
  const [isEditing, setEditing] = useState(false)
  if (reply.is_deleted || !reply.author)
    return (
      <p className="text-muted italic">
        <Trans>Balasan ini sudah dihapus.</Trans>{' '}
        {reply.delete_reason && <Trans>Alasan: {reply.delete_reason}</Trans>}
      </p>
    )
  if (isEditing)
    return <EditForm discussion={discussion} reply={reply} onDone={() => setEditing(false)} />
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Byline author={reply.author} at={reply.created_at} isEdited={reply.edited_at !== null} />
        {reply.is_best && (
          <Chip tone="success" icon={CircleCheck}>
            <Trans>Jawaban terbaik</Trans>
          </Chip>
        )}
      </div>
      <RichText html={reply.html} deeper={2} />
      <Pictures pictures={reply.pictures} />
      <div className="flex flex-wrap items-center gap-1">
        <LikeButton kind="replies" post={reply} />
        {discussion.can_reply && (
          <Button
            variant="ghost"
            size="sm"
            onClick={({ currentTarget }) => onAnswer(currentTarget)}
          >
            <CornerDownRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
            <Trans>Balas</Trans>
          </Button>
        )}
        {isFirst && discussion.can_choose_best && <BestButton reply={reply} />}
        <MoreActions
          kind="replies"
          uuid={reply.uuid}
          isMine={reply.author.is_me}
          canDelete={reply.can_delete}
          onEdit={reply.can_edit ? () => setEditing(true) : undefined}
          onDelete={(reason) => deletePost('replies', reply.uuid, reason)}
        />
      </div>
    </article>
  )
}

function BestButton({ reply }: { reply: Reply }) {
  const { mutate, isPending } = useForumAction(() => react('replies', reply.uuid, 'best'))
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={reply.is_best}
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      <CircleCheck aria-hidden className="size-4.5" />
      {reply.is_best ? <Trans>Batalkan terbaik</Trans> : <Trans>Pilih terbaik</Trans>}
    </Button>
  )
}
