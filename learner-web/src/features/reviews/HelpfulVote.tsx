import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { type Review, sendReviewVote } from '../../api/reviews'
import { useSignedIn } from '../../api/session'
import { whileBusy } from '../../ui/Button'

/** The number of helpful votes; signed-in users can add and remove theirs. */
export function HelpfulVote({ review }: { review: Review }) {
  const signedIn = useSignedIn()
  const [mine, setMine] = useState(false)
  const [count, setCount] = useState(review.helped)
  const { mutate, isPending } = useMutation({
    mutationFn: (isHelped: boolean) => sendReviewVote(review.review_id, isHelped),
    onSuccess: (helped, isHelped) => {
      setMine(isHelped)
      setCount(helped)
    },
  })
  if (!signedIn) return count > 0 ? <Count count={count} /> : null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <button
        type="button"
        aria-pressed={mine}
        {...whileBusy(isPending, () => mutate(!mine))}
        className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3.5 text-sm font-semibold text-strong hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
      >
        <ThumbsUp aria-hidden className="size-4" />
        <Trans>Membantu</Trans>
      </button>
      {count > 0 && <Count count={count} />}
    </p>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-sm text-muted">
      <Plural value={count} other="Membantu # orang" />
    </span>
  )
}
