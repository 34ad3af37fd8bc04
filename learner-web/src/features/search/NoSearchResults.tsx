import { Trans } from '@lingui/react/macro'
import type { SearchHit } from '../../api/search'
import { paths } from '../../app/paths'
import { Button, LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { PageSection } from '../../ui/PageSection'
import { EmptyState } from '../../ui/States'
import { Hits } from './Hits'
import { SearchIdeas } from './SearchIdeas'

export interface NoSearchResultsProps {
  words: string
  /** What comes nearest: without the filters, or by words that look alike. */
  nearest: readonly SearchHit[]
  /** Takes the filters off, where some narrow the search. */
  onClear: (() => void) | null
}

/** No results: suggests fewer filters, other words, or asking staff. */
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
      <SearchIdeas />
    </>
  )
}
