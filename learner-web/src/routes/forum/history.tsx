import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  FORUM_ROWS,
  type FollowMail,
  forumHistoryQuery,
  forumPreferencesQuery,
  saveFollowMail,
} from '../../api/forum'
import { paths } from '../../app/paths'
import { DiscussionCard } from '../../features/forum/DiscussionCard'
import { useListParams } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/Field'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Select } from '../../ui/Select'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Diskusi saya`)
  return (
    <div className="page max-w-4xl pb-10">
      <PageHeader
        title={<Trans>Diskusi saya</Trans>}
        lead={<Trans>Yang Anda mulai dan yang Anda balas.</Trans>}
        crumbs={[{ label: <Trans>Forum</Trans>, to: paths.forum }]}
      />
      <FollowMailChoice />
      <Own />
    </div>
  )
}

function FollowMailChoice() {
  const found = useQuery(forumPreferencesQuery()).data
  const { mutate, isPending } = useMutation({
    mutationFn: saveFollowMail,
    meta: { invalidates: [forumPreferencesQuery().queryKey] },
    onSuccess: ({ message }) => toast.success(message),
  })
  if (!found) return null
  return (
    <Card className="mb-5 p-5">
      <Field
        label={<Trans>Email tentang diskusi yang Anda ikuti</Trans>}
        hint={<Trans>Kotak masuk tetap memberi tahu Anda setiap ada balasan.</Trans>}
      >
        {(control) => (
          <Select
            {...control}
            className="max-w-sm"
            value={found.follow_mail}
            disabled={isPending}
            onChange={(event) => mutate(event.target.value as FollowMail)}
          >
            {Object.entries(found.choices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  )
}

function Own() {
  const { page } = useListParams()
  const query = useQuery(forumHistoryQuery(page))
  return (
    <QueryView
      query={query}
      pending={<ListSkeleton count={5} className="grid gap-3" item="h-32 rounded-card" />}
      empty={
        <EmptyState
          title={<Trans>Anda belum menulis di forum</Trans>}
          action={
            <LinkButton to={paths.newDiscussion}>
              <Trans>Mulai diskusi</Trans>
            </LinkButton>
          }
        >
          <Trans>Pertanyaan dan balasan Anda terkumpul di sini.</Trans>
        </EmptyState>
      }
    >
      {({ rows, total }) => (
        <div className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
          <ul className="grid gap-3">
            {rows.map((row) => (
              <li key={row.uuid}>
                <DiscussionCard row={row} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={FORUM_ROWS} />
        </div>
      )}
    </QueryView>
  )
}
