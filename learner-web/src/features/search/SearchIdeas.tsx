import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { suggestionsQuery } from '../../api/search'
import { to } from '../../app/paths'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { ownPath } from '../../lib/ownPath'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { JobRoles } from '../sections/JobRoles'

/** Where to begin when there is no word yet, or no hit: what others look for, the kinds, the roles. */
export function SearchIdeas() {
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
