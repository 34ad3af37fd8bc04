import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { formatNumber, formatRating } from '../lib/format'
import { cn } from './cn'

const FIVE = [1, 2, 3, 4, 5]

/** Up to five stars, the last one partially filled. */
export function Stars({ rating, className = 'size-4' }: { rating: number; className?: string }) {
  const { t } = useLingui()
  const said = formatNumber(rating)
  return (
    <span role="img" aria-label={t`${said} dari 5 bintang`} className="inline-flex gap-0.5">
      {FIVE.map((star) => (
        <OneStar
          key={star}
          share={Math.min(1, Math.max(0, rating - star + 1))}
          className={className}
        />
      ))}
    </span>
  )
}

/** The filled part starts at the side where the text starts. */
function OneStar({ share, className }: { share: number; className: string }) {
  return (
    <span aria-hidden className="relative inline-flex">
      <Star className={cn(className, 'text-field')} />
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${share * 100}%` }}
      >
        <Star className={cn(className, 'fill-[#d97706] text-[#d97706]')} />
      </span>
    </span>
  )
}

interface RatingProps {
  average: number | null
  count: number
}

/** One star with the average and the number of reviews; nothing without reviews. */
export function Rating({ average, count }: RatingProps) {
  const { t } = useLingui()
  if (average === null || count === 0) return null
  const said = formatRating(average)
  return (
    <span className="inline-flex items-center gap-1 text-[13px] tabular-nums">
      <Star aria-hidden className="size-3.5 fill-[#d97706] text-[#d97706]" />
      <span className="sr-only">{t`${said} dari 5 bintang, ${count} ulasan`}</span>
      <span aria-hidden className="font-semibold text-strong">
        {said}
      </span>
      <span aria-hidden className="text-muted">
        ({count})
      </span>
    </span>
  )
}
