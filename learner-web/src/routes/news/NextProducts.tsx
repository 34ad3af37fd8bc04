import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../api/list'
import { type SearchHit, searchQuery } from '../../api/search'
import { paths, to } from '../../app/paths'
import { kindMeta, kindNamed } from '../../kinds/kindMeta'
import { formatRupiah } from '../../lib/format'
import { ownPath } from '../../lib/ownPath'
import { tagName } from '../../lib/tagName'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { Picture } from '../../ui/Picture'
import { TitleText } from '../../ui/TitleText'

const PRODUCTS: ListQuery = {
  page: 1,
  rows: 3,
  rules: [{ field: 'type', op: 'in', value: ['product'] }],
}
const AS_READ = { as_is: '', left_out: '' }

/** Products on the subject of an article: its first tag says what it is about. */
export function NextProducts({ tags: [subject = ''] }: { tags: readonly string[] }) {
  const { data } = useQuery({
    ...searchQuery(subject, PRODUCTS, AS_READ),
    enabled: subject !== '',
  })
  if (!data || data.rows.length === 0) return null
  return (
    <PageSection title={<Trans>Belajar lebih jauh</Trans>} all={to.search(tagName(subject))}>
      <ul className="grid gap-3.5 sm:gap-5 desk:grid-cols-3">
        {data.rows.map((hit) => (
          <li key={hit.url} className="grid">
            <ProductRow hit={hit} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function ProductRow({ hit }: { hit: SearchHit }) {
  const kind = kindNamed(hit.kind ?? undefined)
  return (
    <Card interactive className="group flex items-center gap-4 p-3.5">
      {hit.image_url && (
        <Picture
          src={hit.image_url}
          sizes="8rem"
          className="aspect-[4/3] w-28 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="grid min-w-0 gap-1">
        {kind && <p className="text-[13px] font-semibold text-muted">{kindMeta[kind].label}</p>}
        <h3 className="text-[15px] leading-snug">
          <Link
            to={ownPath(hit.url) ?? paths.product}
            className="line-clamp-3 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <TitleText>{hit.title}</TitleText>
          </Link>
        </h3>
        {hit.on_sale && typeof hit.price === 'number' && (
          <p className="text-sm font-bold text-price">
            {hit.price === 0 ? <Trans>Gratis</Trans> : formatRupiah(hit.price)}
          </p>
        )}
      </div>
    </Card>
  )
}
