import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { OwnPage } from './OwnPage'

// By its words: the table of screens would bring all of them into the frame of other sites.
const HISTORY = '/account/riwayatChat'

/** Leads to what was said before. */
export function HistoryLink() {
  const { t } = useLingui()
  return (
    <OwnPage
      href={`${location.origin}${HISTORY}`}
      title={t`Riwayat chat`}
      aria-label={t`Riwayat chat`}
      className="grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-on-primary/15"
    >
      <History aria-hidden className="size-5" />
    </OwnPage>
  )
}
