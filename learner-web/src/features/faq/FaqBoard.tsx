import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FaqBoardName } from '../../api/faqs'
import { pageOf, withValue } from '../../lib/listParams'
import { Banner } from '../../ui/Banner'
import { cn } from '../../ui/cn'
import { SearchBox } from '../../ui/SearchBox'
import { AskSection } from './AskSection'
import { Categories } from './Categories'
import { Contacts } from './Contacts'
import { FaqResults } from './FaqResults'
import { isUnasked } from './faqState'

interface FaqBoardProps {
  board: FaqBoardName
  title: ReactNode
  lead: ReactNode
  /** What the search asks for. */
  searchLabel: string
}

/** A place of questions and answers: search, categories, answers, and a person at the end. */
export function FaqBoard({ board, title, lead, searchLabel }: FaqBoardProps) {
  const [params, setParams] = useSearchParams()
  const isStart = isUnasked(params) && pageOf(params) === 1
  const search = (words: string) =>
    setParams(withValue(params, 'q', words), { replace: true, preventScrollReset: true })
  return (
    <>
      <Banner title={title} lead={lead} aside={<Reach />}>
        <SearchBox
          label={searchLabel}
          placeholder={searchLabel}
          value={params.get('q')?.trim() ?? ''}
          onChange={search}
          className="w-full max-w-xl pt-2 [&>svg]:mt-1"
        />
      </Banner>
      <div
        className={cn(
          'page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 pt-6 desk:pt-10',
          isStart ? 'desk:gap-y-9' : 'desk:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        <Categories board={board} params={params} isStart={isStart} />
        <FaqResults board={board} params={params} isStart={isStart} />
      </div>
      <AskSection />
    </>
  )
}

/** A person, for those who know that no answer here will do. */
function Reach() {
  return (
    <div className="grid gap-4 rounded-card bg-surface p-6 text-ink shadow-overlay max-desk:hidden desk:w-96">
      <p className="text-lg font-bold text-strong">
        <Trans>Tanyakan kepada kami</Trans>
      </p>
      <Contacts />
    </div>
  )
}
