/** When an exam takes new attempts; without a moment there is no limit on that side. */
export interface Window {
  opens_at: string | null
  closes_at: string | null
}

const DAY_MS = 86_400_000

export const isAhead = (moment: string | null, now: number): moment is string =>
  moment !== null && now < Date.parse(moment)

/** Whether a new attempt can begin now. */
export const isWithinWindow = ({ opens_at, closes_at }: Window, now: number): boolean =>
  !isAhead(opens_at, now) && (closes_at === null || isAhead(closes_at, now))

/** Whether the time until it opens is counted down. */
export const isOpeningSoon = ({ opens_at }: Window, now: number): boolean =>
  isAhead(opens_at, now) && Date.parse(opens_at) - now < DAY_MS
