import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { pathTo } from '../../app/paths'
import { formatDateTime } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { presencesQuery } from './api'

/** The way into the online room, while a session that can be joined from afar lasts or comes. */
export function RoomLink({ slug }: { slug: string }) {
  const { data } = useQuery(presencesQuery(slug))
  const now = Date.now()
  const next = data?.rows.find(
    ({ mode, ends_at }) => mode !== 'offline' && Date.parse(ends_at) > now,
  )
  if (!next) return null
  const when = formatDateTime(next.starts_at)
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <Video aria-hidden className="size-6 shrink-0 text-primary" />
      <p className="grid min-w-0 flex-1 basis-48">
        <span className="font-semibold text-strong">
          <Trans>Ruang daring</Trans>
        </span>
        <span className="text-sm text-muted">{when}</span>
      </p>
      <LinkButton variant="secondary" to={pathTo('classLive', { slug })} className="max-sm:w-full">
        {now < Date.parse(next.starts_at) ? (
          <Trans>Ke ruang tunggu</Trans>
        ) : (
          <Trans>Ke ruang daring</Trans>
        )}
      </LinkButton>
    </div>
  )
}
