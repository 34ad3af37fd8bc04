import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImagePlus, Star } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { type MyReview, myReviewQuery, sendPhotos, sendReview } from '../../api/reviews'
import { useSignedIn } from '../../api/session'
import { Button } from '../../ui/Button'
import { Content } from '../../ui/Content'
import { cn } from '../../ui/cn'
import { Stars } from '../../ui/Stars'
import { TextArea } from '../../ui/TextArea'
import { toast } from '../../ui/toast'

const FIVE = [1, 2, 3, 4, 5]
const LONGEST = 2000
const MOST_PHOTOS = 3

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
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const sending = useMutation({
    meta: { invalidates: [myReviewQuery(itemId).queryKey] },
    mutationFn: async () => {
      const sent = await sendReview({ item_id: itemId, rating, text: text.trim() })
      if (photos.length > 0) await sendPhotos(itemId, photos)
      return sent
    },
    onSuccess: ({ message }) => {
      toast.success(message || t`Terima kasih, ulasan Anda kami terima.`, 'review')
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
      <PhotoField photos={photos} onChange={setPhotos} />
      <Button type="submit" busy={sending.isPending} className="justify-self-start">
        <Trans>Kirim ulasan</Trans>
      </Button>
    </form>
  )
}

interface PhotoFieldProps {
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
}

/** Up to three photos that go with the words. */
function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-dashed border-field px-4 font-semibold text-primary hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
      >
        <ImagePlus aria-hidden className="size-4.5" />
        <Trans>Tambah foto</Trans>
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={(event) => onChange([...(event.target.files ?? [])].slice(0, MOST_PHOTOS))}
        />
      </label>
      <span className="text-sm text-muted" aria-live="polite">
        {photos.length > 0 ? (
          <Plural value={photos.length} other="# foto dipilih" />
        ) : (
          <Trans>Paling banyak {MOST_PHOTOS} foto</Trans>
        )}
      </span>
    </div>
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
              className={cn(
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
