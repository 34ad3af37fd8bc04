import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, HandHelping, Heart, Lock, MessageCircle, Pin } from 'lucide-react'
import type { DiscussionRow } from '../../api/forum'
import { pathTo } from '../../app/paths'
import { useLocale } from '../../i18n/locales'
import { formatRelativeTime } from '../../lib/relativeTime'
import { Avatar } from '../../ui/Avatar'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** A discussion in a list. */
export function DiscussionCard({ row }: { row: DiscussionRow }) {
  const locale = useLocale()
  return (
    <Card interactive className="flex gap-4 p-5">
      <Avatar name={row.author.name} src={row.author.avatar} className="size-11 text-base" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <Chip>{row.topic_label}</Chip>
          {row.is_pinned && (
            <Chip tone="info" icon={Pin}>
              <Trans>Disematkan</Trans>
            </Chip>
          )}
          {row.is_solved && (
            <Chip tone="success" icon={CircleCheck}>
              <Trans>Terjawab</Trans>
            </Chip>
          )}
          {row.reply_count === 0 && !row.is_locked && (
            <Chip tone="warning" icon={HandHelping}>
              <Trans>Menunggu jawaban</Trans>
            </Chip>
          )}
          {row.is_locked && (
            <Chip icon={Lock}>
              <Trans>Dikunci</Trans>
            </Chip>
          )}
        </div>
        <h2 className="text-base desk:text-lg">
          <Link
            to={pathTo('discussion', { uuid: row.uuid })}
            className="after:absolute after:inset-0"
          >
            <UntranslatedText>{row.title}</UntranslatedText>
          </Link>
        </h2>
        <p className="line-clamp-2 text-[15px] text-muted">
          <UntranslatedText>{row.excerpt}</UntranslatedText>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span>
            <bdi>{row.author.name}</bdi> · {formatRelativeTime(row.last_activity_at, locale)}
          </span>
          {row.subject && (
            <span className="font-medium text-primary">
              <UntranslatedText>{row.subject.title}</UntranslatedText>
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <MessageCircle aria-hidden className="size-4" />
            <Plural value={row.reply_count} other="# balasan" />
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Heart aria-hidden className="size-4" />
            <Plural value={row.like_count} other="# suka" />
          </span>
        </p>
      </div>
    </Card>
  )
}
