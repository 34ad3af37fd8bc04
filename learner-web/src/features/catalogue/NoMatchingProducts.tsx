import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { KindSlug } from '../../api/types'
import { to } from '../../app/paths'
import { kindMeta, kinds } from '../../kinds'
import { Button } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { EmptyState } from '../../ui/States'
import { activeFilters } from './listState'
import { ProductGrid } from './ProductGrid'
import { popularQuery } from './queries'
import type { ListState } from './useListState'

const PROPOSED = 3

interface NoMatchingProductsProps {
  slug: KindSlug
  state: ListState
}

/** An empty list with ways on: fewer filters, kinds nearby, and what others choose. */
export function NoMatchingProducts({ slug, state }: NoMatchingProductsProps) {
  const narrowed = activeFilters(kinds[slug], state.params).length > 0
  return (
    <>
      <EmptyState
        illustration={<NothingFound />}
        title={
          narrowed ? <Trans>Belum ada yang cocok</Trans> : <Trans>Belum ada yang dibuka</Trans>
        }
        action={narrowed ? <ClearButton state={state} /> : undefined}
      >
        {narrowed ? (
          <Trans>Longgarkan salah satu filter, atau lihat semuanya dulu lalu saring lagi.</Trans>
        ) : (
          <Trans>Yang berikutnya sedang kami siapkan. Sementara itu, lihat pilihan terdekat.</Trans>
        )}
      </EmptyState>
      <RelatedKinds slug={slug} />
      <Popular slug={slug} />
    </>
  )
}

function ClearButton({ state }: Pick<NoMatchingProductsProps, 'state'>) {
  return (
    <Button variant="secondary" onClick={state.clear}>
      <Trans>Hapus semua filter</Trans>
    </Button>
  )
}

function RelatedKinds({ slug }: Pick<NoMatchingProductsProps, 'slug'>) {
  return (
    <ul className="flex flex-wrap justify-center gap-2.5">
      {kinds[slug].relatedKinds.map((near) => {
        const { icon: Icon, label } = kindMeta[near]
        return (
          <li key={near}>
            <Link
              to={to.kind(near)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4.5 text-[15px] font-semibold text-strong transition-colors hover:border-primary hover:text-primary"
            >
              <Icon aria-hidden className="size-4.5 text-primary" />
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Popular({ slug }: Pick<NoMatchingProductsProps, 'slug'>) {
  const cards = useQuery(popularQuery(slug, PROPOSED)).data?.rows ?? []
  if (cards.length === 0) return null
  return (
    <PageSection title={<Trans>Paling diminati</Trans>}>
      <ProductGrid cards={cards} />
    </PageSection>
  )
}
