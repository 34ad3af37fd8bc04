import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type FaqBoardName, faqsQuery } from '../../api/faqs'
import { openChat } from '../../lib/openChat'
import { Button, LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { Link } from '../../ui/Link'
import { EmptyState } from '../../ui/States'
import { FaqItem } from './FaqItem'
import { nearFaqsQuery } from './faqState'
import { useHasChat } from './useHasChat'

interface NothingAnsweredProps {
  board: FaqBoardName
  params: URLSearchParams
}

/** No answer has these words: the nearest ones, and who else may know. */
export function NothingAnswered({ board, params }: NothingAnsweredProps) {
  const words = params.get('q')?.trim() ?? ''
  const hasChat = useHasChat()
  return (
    <div className="grid gap-8">
      <EmptyState
        illustration={<NothingFound />}
        title={
          words ? (
            <Trans>
              Belum ada jawaban untuk “<bdi>{words}</bdi>”
            </Trans>
          ) : (
            <Trans>Belum ada jawaban untuk itu</Trans>
          )
        }
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {hasChat && (
              <Button onClick={openChat}>
                <MessageCircle aria-hidden className="size-5" />
                <Trans>Tanyakan kepada Si Duxi</Trans>
              </Button>
            )}
            <LinkButton to="?" preventScrollReset variant="secondary">
              <Trans>Lihat semua pertanyaan</Trans>
            </LinkButton>
            <Link
              to="#tanya"
              className="inline-flex min-h-11 items-center px-3 font-semibold text-primary hover:underline"
            >
              <Trans>Ajukan pertanyaan</Trans>
            </Link>
          </span>
        }
      >
        <Trans>Coba kata lain yang lebih singkat, atau tanyakan langsung kepada kami.</Trans>
      </EmptyState>
      {words && <Nearest board={board} words={words} />}
    </div>
  )
}

function Nearest({ board, words }: { board: FaqBoardName; words: string }) {
  const { data } = useQuery(faqsQuery(board, nearFaqsQuery(words)))
  if (!data || data.rows.length === 0) return null
  return (
    <section aria-labelledby="nearest-title">
      <h2 id="nearest-title" className="pb-3 text-lg">
        <Trans>Mungkin ini yang Anda maksud</Trans>
      </h2>
      <ul className="grid gap-3">
        {data.rows.map((faq) => (
          <li key={faq.faq_uuid}>
            <FaqItem board={board} faq={faq} />
          </li>
        ))}
      </ul>
    </section>
  )
}
