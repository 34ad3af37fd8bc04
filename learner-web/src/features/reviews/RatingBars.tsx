import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { ReviewSummary } from '../../api/reviews'
import { formatRating } from '../../lib/format'
import { Stars } from '../../ui/Stars'

const FROM_BEST = [5, 4, 3, 2, 1]

interface RatingBarsProps {
  summary: ReviewSummary
  chosen: number | null
  onChoose: (rating: number | null) => void
}

/** The average, and a bar for each number of stars that also narrows the list to it. */
export function RatingBars({ summary, chosen, onChoose }: RatingBarsProps) {
  const { average, count, by_rating } = summary
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5">
      <div className="flex items-center gap-x-4 gap-y-1 sm:flex-col">
        <p className="text-4xl font-extrabold text-strong tabular-nums">
          {formatRating(average ?? 0)}
        </p>
        <div className="grid gap-1 sm:justify-items-center">
          <Stars rating={average ?? 0} className="size-5" />
          <p className="text-sm text-muted">
            <Trans>{count} ulasan</Trans>
          </p>
        </div>
      </div>
      <ul className="grid min-w-60 flex-1 gap-0.5">
        {FROM_BEST.map((rating) => (
          <li key={rating}>
            <Bar
              rating={rating}
              count={by_rating[rating] ?? 0}
              share={(by_rating[rating] ?? 0) / count}
              pressed={chosen === rating}
              onPress={() => onChoose(chosen === rating ? null : rating)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BarProps {
  rating: number
  count: number
  share: number
  pressed: boolean
  onPress: () => void
}

function Bar({ rating, count, share, pressed, onPress }: BarProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={count === 0}
      onClick={onPress}
      className="flex min-h-8 w-full items-center gap-3 rounded-lg px-2 text-sm tabular-nums not-disabled:hover:bg-sunken aria-pressed:bg-primary-tint"
    >
      <span className="sr-only">{t`Tampilkan ${count} ulasan bintang ${rating}`}</span>
      <span aria-hidden className="flex w-8 items-center gap-1 font-semibold">
        {rating}
        <Star aria-hidden className="size-3.5 fill-[#d97706] text-[#d97706]" />
      </span>
      <span className="h-2 flex-1 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-[#d97706]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span aria-hidden className="w-8 text-end text-muted">
        {count}
      </span>
    </button>
  )
}
