import { useLingui } from '@lingui/react/macro'
import { formatScore } from '../../lib/formatScore'

const RADIUS = 54
const LENGTH = 2 * Math.PI * RADIUS

/** The score as a ring that closes at 100. */
export function ScoreRing({ score }: { score: number }) {
  const { t } = useLingui()
  const shown = formatScore(score)
  const missing = LENGTH * (1 - Math.min(100, Math.max(0, score)) / 100)
  return (
    <div
      role="img"
      aria-label={t`Skor ${shown} dari 100`}
      className="relative size-26 max-[22rem]:size-22 sm:size-40 desk:size-48 print:size-32"
    >
      <svg aria-hidden="true" viewBox="0 0 128 128" className="size-full -rotate-90">
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          fill="none"
          strokeWidth="10"
          className="stroke-white/15 print:stroke-line"
        />
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          fill="none"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={missing}
          className="stroke-[#5eead4] print:stroke-primary [animation:ring_1s_cubic-bezier(0.2,0.7,0.2,1)]"
          style={{ '--ring': `${LENGTH}` } as React.CSSProperties}
        />
      </svg>
      <p aria-hidden className="absolute inset-0 grid place-content-center text-center">
        <span className="leading-none font-extrabold tracking-tight tabular-nums text-3xl sm:text-5xl print:text-3xl print:text-strong">
          {shown}
        </span>
        <span
          dir="ltr"
          className="mt-1 text-xs sm:text-sm font-medium text-white/75 print:text-muted"
        >
          / 100
        </span>
      </p>
    </div>
  )
}
