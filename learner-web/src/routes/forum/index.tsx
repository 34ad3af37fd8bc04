import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, PenLine, X } from 'lucide-react'
import { discussionsQuery, FORUM_ROWS, forumScopesQuery } from '../../api/forum'
import { paths } from '../../app/paths'
import { DiscussionCard } from '../../features/forum/DiscussionCard'
import { NoDiscussions } from '../../features/forum/NoDiscussions'
import { useTopics } from '../../features/forum/topics'
import { useListParams } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { ChoiceChips } from '../../ui/ChoiceChips'
import { cn } from '../../ui/cn'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { SearchBox } from '../../ui/SearchBox'
import { UntranslatedText } from '../../ui/UntranslatedText'

export function Component() {
  const { t } = useLingui()
  const { get } = useListParams()
  const [product, unit] = [get('product'), get('unit')]
  usePageMeta(t`Forum`)
  return (
    <div className="page max-w-4xl pb-10">
      <PageHeader
        title={<Trans>Forum</Trans>}
        lead={<Trans>Bertanya, berbagi pengalaman, dan saling membantu.</Trans>}
        actions={
          <div className="flex flex-wrap gap-3">
            <LinkButton variant="secondary" to={paths.forumHistory}>
              <MessagesSquare aria-hidden className="size-4.5" />
              <Trans>Diskusi saya</Trans>
            </LinkButton>
            <LinkButton to={`${paths.newDiscussion}${scopeSearch(product, unit)}`}>
              <PenLine aria-hidden className="size-4.5" />
              <Trans>Mulai diskusi</Trans>
            </LinkButton>
          </div>
        }
      />
      <Filters />
      {(product || unit) && <ScopeChip product={product} unit={unit} />}
      <Discussions />
    </div>
  )
}

function scopeSearch(product: string, unit: string): string {
  const scope = new URLSearchParams()
  if (product) scope.set('product', product)
  if (unit) scope.set('unit', unit)
  return scope.size > 0 ? `?${scope}` : ''
}

function ScopeChip({ product, unit }: { product: string; unit: string }) {
  const { t } = useLingui()
  const { params, show } = useListParams()
  const scopes = useQuery(forumScopesQuery()).data?.rows ?? []
  const name =
    unit || (scopes.find((one) => String(one.product_id) === product)?.title ?? t`Satu kelas`)
  const clear = () => {
    const next = new URLSearchParams(params)
    for (const field of ['product', 'unit', 'page']) next.delete(field)
    show(next)
  }
  return (
    <p className="pb-4">
      <Button variant="tonal" size="sm" onClick={clear} aria-label={t`Hapus saringan ${name}`}>
        <UntranslatedText>{name}</UntranslatedText>
        <X aria-hidden className="size-4" />
      </Button>
    </p>
  )
}

const WAITING = { page: 1, words: '', topic: '', only: 'unanswered', product: '', unit: '' }

/** The label of the filter for unanswered discussions, with their number. */
const Waiting = ({ count }: { count: number | undefined }) => (
  <>
    <Trans>Belum terjawab</Trans>
    {count !== undefined && <span className="ps-1.5 font-normal tabular-nums">{count}</span>}
  </>
)

function Filters() {
  const { t } = useLingui()
  const topics = useTopics()
  const { get, set, type } = useListParams()
  const waiting = useQuery(discussionsQuery(WAITING)).data?.total
  const whose = [
    { value: '', label: t`Semua` },
    { value: 'unanswered', label: <Waiting count={waiting} /> },
    { value: 'mine', label: t({ message: 'Milik saya', context: 'threads' }) },
    { value: 'followed', label: t`Yang saya ikuti` },
  ]
  return (
    <div className="grid gap-2 pb-5">
      <SearchBox
        label={t`Cari diskusi`}
        placeholder={t`Cari diskusi`}
        value={get('q')}
        onChange={(words) => type('q', words)}
        className="max-w-xl"
      />
      <ChoiceChips
        label={t`Tampilkan`}
        value={get('only')}
        choices={whose}
        onChange={(only) => set('only', only)}
      />
      <ChoiceChips
        label={t`Topik`}
        value={get('topic')}
        choices={[{ value: '', label: t`Semua topik` }, ...topics]}
        onChange={(topic) => set('topic', topic)}
      />
    </div>
  )
}

function Discussions() {
  const { page, get } = useListParams()
  const filter = {
    page,
    words: get('q'),
    topic: get('topic'),
    only: get('only'),
    product: get('product'),
    unit: get('unit'),
  }
  const query = useQuery(discussionsQuery(filter))
  return (
    <QueryView
      query={query}
      pending={<ListSkeleton count={5} className="grid gap-3" item="h-32 rounded-card" />}
      empty={
        <NoDiscussions isNarrowed={Boolean(filter.words || filter.topic)} only={filter.only} />
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
