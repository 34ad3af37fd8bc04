import { Trans } from '@lingui/react/macro'
import { CircleCheck, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { FaqBoardName } from '../../api/faqs'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { useFocusOnMore } from '../../ui/useFocusOnMore'
import { useHelpfulVote } from './useHelpfulVote'

const ASK = '#tanya'

/** "Apakah ini membantu?" under an answer; a "no" leads on to a person. */
export function HelpfulVote({ board, uuid }: { board: FaqBoardName; uuid: string }) {
  const { vote, sendVote } = useHelpfulVote(board, uuid)
  // The clicked button is removed: the focus moves to the thanks.
  const thanks = useFocusOnMore<HTMLParagraphElement>(vote === null ? 0 : 1)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3.5 text-[15px]">
      {vote === null ? (
        <>
          <p className="me-1 font-semibold text-strong max-sm:w-full">
            <Trans>Apakah ini membantu?</Trans>
          </p>
          <Button variant="secondary" className="px-4" onClick={() => sendVote('yes')}>
            <ThumbsUp aria-hidden className="size-4.5" />
            <Trans>Ya</Trans>
          </Button>
          <Button variant="secondary" className="px-4" onClick={() => sendVote('no')}>
            <ThumbsDown aria-hidden className="size-4.5" />
            <Trans>Tidak</Trans>
          </Button>
        </>
      ) : (
        <p ref={thanks} tabIndex={-1} className="flex items-start gap-2 text-muted outline-none">
          <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
          <span role="status">
            {vote === 'yes' ? (
              <Trans>Terima kasih, senang bisa membantu.</Trans>
            ) : (
              <Trans>
                Terima kasih. Jawaban ini akan kami perbaiki;{' '}
                <Link to={ASK} className="font-semibold text-primary hover:underline">
                  tanyakan langsung kepada kami
                </Link>
                .
              </Trans>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
