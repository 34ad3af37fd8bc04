import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { keys } from '../../api/keys'
import { type MyReview, myReviewQuery, sendReview } from '../../api/reviews'
import { useSignedIn } from '../../api/session'
import { Button } from '../../ui/Button'
import { Content } from '../../ui/Content'
import { cx } from '../../ui/cx'
import { Stars } from '../../ui/Stars'
import { TextArea } from '../../ui/TextArea'
import { toast } from '../../ui/toast'

const FIVE = [1, 2, 3, 4, 5]
const LONGEST = 2000

/** For who took it: the form, or what was written. For everybody else nothing. */
export function WriteReview({ itemId }: { itemId: number }) {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...myReviewQuery(itemId), enabled: signedIn })
  if (!(signedIn && data)) return null
  if (data.review) return <Written review={data.review} />
  return data.may_review ? <ReviewForm itemId={itemId} /> : null
}

function Written({ review }: { review: NonNullable<MyReview['review']> }) {
  return (
    <div className="grid gap-2 rounded-card border border-primary-line bg-primary-tint p-4.5">
      <p className="flex flex-wrap items-center gap-3 font-semibold text-strong">
        <Trans>Ulasan Anda</Trans>
        <Stars rating={review.rating} />
      </p>
      <p className="whitespace-pre-line">
        <Content>{review.text}</Content>
      </p>
      {review.status === 'pending' && (
        <p className="text-sm text-muted">
          <Trans>Sedang kami baca. Setelah itu, semua orang dapat melihatnya.</Trans>
        </p>
      )}
    </div>
  )
}

function ReviewForm({ itemId }: { itemId: number }) {
  const { t } = useLingui()
  const id = useId()
  const client = useQueryClient()
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: () => sendReview({ item_id: itemId, rating, text: text.trim() }),
    onSuccess: ({ message }) => {
      toast.success(message || t`Terima kasih, ulasan Anda kami terima.`, 'review')
      return client.invalidateQueries({ queryKey: keys.myReview(itemId) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rating === 0) return toast.error(t`Pilih jumlah bintang dulu.`, 'review')
    sending.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card border border-line bg-surface p-4.5">
      <StarField value={rating} onChange={setRating} />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold text-strong">
          <Trans>Apa yang paling membantu, dan apa yang dapat kami perbaiki?</Trans>
        </label>
        <TextArea
          id={id}
          required
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" busy={sending.isPending} className="justify-self-start">
        <Trans>Kirim ulasan</Trans>
      </Button>
    </form>
  )
}

interface StarFieldProps {
  value: number
  onChange: (value: number) => void
}

function StarField({ value, onChange }: StarFieldProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-semibold text-strong">
        <Trans>Bagaimana pengalaman Anda?</Trans>
      </legend>
      <div className="flex">
        {FIVE.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t`${star} bintang`}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={cx(
                'size-7',
                star <= value ? 'fill-[#d97706] text-[#d97706]' : 'text-field',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
