import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImagePlus, Star } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { type MyReview, myReviewQuery, sendPhotos, sendReview } from '../../api/reviews'
import { useSignedIn } from '../../api/session'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Form } from '../../ui/form/Form'
import { TextAreaField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { Stars } from '../../ui/Stars'
import { toast } from '../../ui/toast'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { useFocusOnMore } from '../../ui/useFocusOnMore'
import type { ReviewValues } from './reviewSchema'

const FIVE = [1, 2, 3, 4, 5]
const LONGEST = 2000
const MOST_PHOTOS = 3

/** For who took it: the form, or what was written. For everybody else nothing. */
export function WriteReview({ itemId }: { itemId: number }) {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...myReviewQuery(itemId), enabled: signedIn })
  return signedIn && data ? <Mine itemId={itemId} mine={data} /> : null
}

function Mine({ itemId, mine: { review, may_review } }: { itemId: number; mine: MyReview }) {
  const written = useFocusOnMore<HTMLDivElement>(review ? 1 : 0)
  if (review) return <Written place={written} review={review} />
  return may_review ? <ReviewForm itemId={itemId} /> : null
}

interface WrittenProps {
  place: RefObject<HTMLDivElement | null>
  review: NonNullable<MyReview['review']>
}

function Written({ place, review }: WrittenProps) {
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid scroll-mt-24 gap-2 rounded-card border border-primary-line bg-primary-tint p-4.5 outline-none"
    >
      <p className="flex flex-wrap items-center gap-3 font-semibold text-strong">
        <Trans>Ulasan Anda</Trans>
        <Stars rating={review.rating} />
      </p>
      <p className="whitespace-pre-line">
        <UntranslatedText>{review.text}</UntranslatedText>
      </p>
      {review.status === 'pending' && (
        <p className="text-sm text-muted">
          <Trans>Sedang kami baca. Setelah itu, semua orang dapat melihatnya.</Trans>
        </p>
      )}
    </div>
  )
}

function useSendReview(itemId: number, photos: readonly File[]) {
  const { t } = useLingui()
  return useMutation({
    meta: { errors: 'inline', invalidates: [myReviewQuery(itemId).queryKey] },
    mutationFn: async ({ rating, text }: ReviewValues) => {
      const sent = await sendReview({ item_id: itemId, rating: Number(rating), text })
      if (photos.length > 0) await sendPhotos(itemId, photos)
      return sent
    },
    onSuccess: ({ message }) => {
      toast.success(message || t`Terima kasih, ulasan Anda kami terima.`, 'review')
    },
  })
}

function ReviewForm({ itemId }: { itemId: number }) {
  const [photos, setPhotos] = useState<readonly File[]>([])
  const sending = useSendReview(itemId, photos)
  const form = useSchemaForm<ReviewValues>({
    schema: async () => (await import('./reviewSchema')).reviewSchema,
    defaultValues: { rating: '', text: '' },
    sending,
    onSubmit: (review) => sending.mutate(review),
  })
  return (
    <Form form={form} className="rounded-card border border-line bg-surface p-4.5">
      <StarField
        value={form.values.rating}
        error={form.issue('rating')}
        onChange={(rating) => form.setValue('rating', rating)}
      />
      <TextAreaField
        label={<Trans>Apa yang paling membantu, dan apa yang dapat kami perbaiki?</Trans>}
        {...form.field('text')}
        maxLength={LONGEST}
      />
      <PhotoField photos={photos} onChange={setPhotos} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        <Trans>Kirim ulasan</Trans>
      </Button>
    </Form>
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
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function StarField({ value, error, onChange }: StarFieldProps) {
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
              checked={value === String(star)}
              onChange={() => onChange(String(star))}
              aria-label={t`${star} bintang`}
              aria-invalid={Boolean(error)}
              aria-describedby={`${name}-note`}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={cn(
                'size-7',
                star <= Number(value) ? 'fill-[#d97706] text-[#d97706]' : 'text-field',
              )}
            />
          </label>
        ))}
      </div>
      <p
        id={`${name}-note`}
        aria-live="polite"
        className="text-sm font-medium text-danger empty:hidden"
      >
        {error}
      </p>
    </fieldset>
  )
}
