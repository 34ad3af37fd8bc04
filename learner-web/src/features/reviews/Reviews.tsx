import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { type Review, reviewSummaryQuery, reviewsQuery } from '../../api/reviews'
import { formatDate } from '../../lib/format'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { InIndonesian } from '../../ui/InIndonesian'
import { Skeleton } from '../../ui/Skeleton'
import { Stars } from '../../ui/Stars'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { TextBlock } from '../catalogue/ProductText'
import { HelpfulVote } from './HelpfulVote'
import { RatingBars } from './RatingBars'
import { ReviewPhotos } from './ReviewPhotos'
import { WriteReview } from './WriteReview'

const STEP = 5
/** As many persuade at first sight. */
const FIRST = 2

/** Reviews of participants, and the form for an own one. */
export function Reviews({ itemId }: { itemId: number }) {
  const { t } = useLingui()
  const [rating, setRating] = useState<number | null>(null)
  const [rows, setRows] = useState(STEP)
  const [isOpen, setOpen] = useState(false)
  const summary = useQuery(reviewSummaryQuery(itemId)).data
  const { data, isPending, isFetching } = useQuery({
    ...reviewsQuery(itemId, rating, rows),
    placeholderData: (last) => last,
  })
  const shown = data && (isOpen ? data.rows : data.rows.slice(0, FIRST))
  const showMore = () => (isOpen ? setRows(rows + STEP) : setOpen(true))
  const choose = (next: number | null) => {
    setRating(next)
    setRows(STEP)
    setOpen(true)
  }
  return (
    <TextBlock title={<Trans>Ulasan peserta</Trans>} short={t`Ulasan`}>
      {summary && summary.count > 0 && (
        <>
          <InIndonesian language="id" />
          <RatingBars summary={summary} chosen={rating} onChoose={choose} />
        </>
      )}
      <WriteReview itemId={itemId} />
      {isPending && <Skeleton className="h-28 rounded-card" />}
      {data?.rows.length === 0 && <NoneYet filtered={rating !== null} />}
      {shown && shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((review) => (
            <ReviewCard key={review.review_id} review={review} />
          ))}
        </ul>
      )}
      {shown && data.total > shown.length && (
        <Button
          variant="secondary"
          busy={isFetching}
          onClick={showMore}
          className="justify-self-center"
        >
          <Trans>Muat ulasan lainnya</Trans>
        </Button>
      )}
    </TextBlock>
  )
}

function NoneYet({ filtered }: { filtered: boolean }) {
  return (
    <p className="rounded-card border border-dashed border-line p-5 text-muted">
      {filtered ? (
        <Trans>Belum ada ulasan dengan jumlah bintang ini.</Trans>
      ) : (
        <Trans>Belum ada ulasan. Jadilah yang pertama setelah Anda mengikutinya.</Trans>
      )}
    </p>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const { i18n } = useLingui()
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4.5">
      <header className="flex items-center gap-3">
        <Avatar name={review.author} />
        <div className="grid flex-1">
          <h3 className="text-[15px]">
            <bdi>{review.author}</bdi>
          </h3>
          <time dateTime={review.created_at} className="text-[13px] text-muted">
            {formatDate(review.created_at, i18n.locale)}
          </time>
        </div>
        <Stars rating={review.rating} />
      </header>
      <p className="whitespace-pre-line">
        <UntranslatedText>{review.text}</UntranslatedText>
      </p>
      <ReviewPhotos photos={review.photos} author={review.author} />
      <HelpfulVote review={review} />
      {review.answer && (
        <div className="flex gap-3 rounded-control bg-sunken p-3.5 text-[15px]">
          <MessageSquareReply aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary" />
          <div className="grid gap-0.5">
            <p className="font-semibold text-strong">
              <Trans>Jawaban penyelenggara</Trans>
            </p>
            <p className="whitespace-pre-line">
              <UntranslatedText>{review.answer}</UntranslatedText>
            </p>
          </div>
        </div>
      )}
    </li>
  )
}
