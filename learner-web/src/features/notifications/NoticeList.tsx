import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import type { NoticePage, NoticeTopic } from '../../api/accountTypes'
import { NOTICES_PER_PAGE, noticesQuery, UNREAD } from '../../api/notices'
import { paths } from '../../app/paths'
import { groupBy } from '../../lib/groupBy'
import { useListParams } from '../../lib/listParams'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ChoiceChips } from '../../ui/ChoiceChips'
import { ListPages } from '../../ui/ListPages'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { dayOf, dayWords } from './days'
import { NoticeRow } from './NoticeRow'
import { QuietBell } from './QuietBell'
import { useMarkAllRead } from './useMarkRead'

const TOPICS: Readonly<Record<NoticeTopic, MessageDescriptor>> = {
  orders: msg`Pesanan dan pembayaran`,
  learning: msg`Belajar dan asesmen`,
  security: msg`Keamanan akun`,
  news: msg`Kabar dan penawaran`,
  workspace: msg`Ruang kerja`,
}

/** One page of the inbox, day by day. */
export function NoticeList() {
  const { page, get } = useListParams()
  const topic = get('topic')
  const query = useQuery({ ...noticesQuery(page, topic), placeholderData: keepPreviousData })
  const isEmpty = !topic && query.data?.total === 0
  return (
    <>
      {!isEmpty && <TopicChips />}
      <QueryView
        query={query}
        pending={<ListSkeleton />}
        empty={topic ? <NoneOfTopic topic={topic} /> : <NoNotices />}
      >
        {(inbox) => (
          <>
            <Head page={inbox} />
            <Days page={inbox} />
            <ListPages total={inbox.total} rows={NOTICES_PER_PAGE} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** What the inbox is about: all of it, or one topic. */
function TopicChips() {
  const { t, i18n } = useLingui()
  const { get, set } = useListParams()
  const topics = Object.entries(TOPICS).map(([value, label]) => ({ value, label: i18n._(label) }))
  const choices = [
    { value: '', label: t`Semua jenis` },
    { value: UNREAD, label: t`Belum dibaca` },
    ...topics,
  ]
  return (
    <ChoiceChips
      label={t`Jenis notifikasi`}
      value={get('topic')}
      choices={choices}
      onChange={(topic) => set('topic', topic)}
      className="mb-3"
    />
  )
}

function NoneOfTopic({ topic }: { topic: string }) {
  return (
    <EmptyState
      title={
        topic === UNREAD ? (
          <Trans>Semua sudah dibaca</Trans>
        ) : (
          <Trans>Tidak ada notifikasi jenis ini</Trans>
        )
      }
      action={
        <LinkButton variant="secondary" to={paths.notifications}>
          <Trans>Tampilkan semua</Trans>
        </LinkButton>
      }
    />
  )
}

function Head({ page }: { page: NoticePage }) {
  const { mutate, isPending } = useMarkAllRead()
  const unread = page.total_unread
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 pb-4">
      <p role="status" className="text-[15px] text-muted">
        {unread > 0 ? <Trans>{unread} belum dibaca</Trans> : <Trans>Semua sudah dibaca</Trans>}
      </p>
      {unread > 0 && (
        <Button
          size="sm"
          variant="tonal"
          className="min-h-11"
          busy={isPending}
          onClick={() => mutate()}
        >
          <CheckCheck aria-hidden className="size-4.5" />
          <Trans>Tandai semua dibaca</Trans>
        </Button>
      )}
    </div>
  )
}

function Days({ page }: { page: NoticePage }) {
  const { i18n } = useLingui()
  const days = groupBy(page.data, ({ notif_created_at }) => dayOf(notif_created_at))
  return (
    <div className="grid gap-6">
      {days.map(({ key, items }) => (
        <section key={key} aria-labelledby={`day-${key}`} className="grid gap-2.5">
          <h2 id={`day-${key}`} className="text-sm font-bold text-muted">
            {dayWords(key, i18n.locale)}
          </h2>
          <Card className="divide-y divide-line overflow-hidden">
            {items.map((notice) => (
              <NoticeRow key={notice.notif_id} notice={notice} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}

function NoNotices() {
  return (
    <EmptyState
      illustration={<QuietBell />}
      title={<Trans>Belum ada notifikasi</Trans>}
      action={
        <LinkButton to={paths.product}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>Kabar tentang pesanan, kelas, dan keamanan akun Anda muncul di sini.</Trans>
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-2.5 pt-15">
        <Skeleton className="h-5 w-24" />
        <Card className="divide-y divide-line">
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex gap-4 p-4.5">
              <Skeleton className="size-10 rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-full" />
              </div>
            </div>
          ))}
        </Card>
      </div>
    </Loading>
  )
}
