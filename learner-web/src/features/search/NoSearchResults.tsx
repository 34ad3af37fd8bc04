import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { type SearchHit, suggestionsQuery } from '../../api/search'
import { paths, to } from '../../app/paths'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { ownPath } from '../../lib/ownPath'
import { Button, LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { Link } from '../../ui/Link'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { JobRoles } from '../catalogue/JobRoles'
import { PageSection } from '../catalogue/PageSection'
import { Hits } from './Hits'

interface NoSearchResultsProps {
  words: string
  /** What comes nearest: without the filters, or by words that look alike. */
  nearest: readonly SearchHit[]
  /** Takes the filters off, where some narrow the search. */
  onClear: (() => void) | null
}

/** Nothing was found: fewer filters, other words, or somebody to ask. */
export function NoSearchResults({ words, nearest, onClear }: NoSearchResultsProps) {
  return (
    <>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Belum ada hasil untuk “{words}”</Trans>}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {onClear && (
              <Button onClick={onClear}>
                <Trans>Hapus semua filter</Trans>
              </Button>
            )}
            <LinkButton to={`${paths.helpCenter}#tanya`} variant="secondary">
              <Trans>Tanyakan kepada kami</Trans>
            </LinkButton>
          </span>
        }
      >
        <Trans>
          Periksa ejaannya, atau coba kata yang lebih umum seperti “data” atau “keamanan”.
        </Trans>
      </EmptyState>
      {nearest.length > 0 && (
        <PageSection
          title={onClear ? <Trans>Tanpa filter</Trans> : <Trans>Yang paling mirip</Trans>}
        >
          <Hits hits={nearest} />
        </PageSection>
      )}
      <Ideas />
    </>
  )
}

/** Where to begin when there is no word yet, or no hit: what others look for, the kinds, the roles. */
export function Ideas() {
  const popular = useQuery(suggestionsQuery('')).data ?? []
  return (
    <>
      {popular.length > 0 && (
        <PageSection title={<Trans>Sering dicari</Trans>}>
          <Pills>
            {popular.map(({ text, url }) => (
              <Pill key={text} to={ownPath(url) ?? to.search(text)}>
                <Search aria-hidden className="size-4 text-muted" />
                <UntranslatedText>{text}</UntranslatedText>
              </Pill>
            ))}
          </Pills>
        </PageSection>
      )}
      <PageSection title={<Trans>Jelajahi menurut jenis</Trans>}>
        <Pills>
          {kindSlugs.map((slug) => {
            const { icon: Icon, label } = kindMeta[slug]
            return (
              <Pill key={slug} to={to.kind(slug)}>
                <Icon aria-hidden className="size-4.5 text-primary" />
                {label}
              </Pill>
            )
          })}
        </Pills>
      </PageSection>
      <JobRoles />
    </>
  )
}

function Pills({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-2.5">{children}</ul>
}

function Pill({ to: address, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={address}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4.5 text-[15px] font-semibold text-strong transition-colors hover:border-primary hover:text-primary"
      >
        {children}
      </Link>
    </li>
  )
}
