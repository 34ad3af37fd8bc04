import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'

const MINUTE_MS = 60_000

/** Minutes from start to end, whole ones from the first on; less than a minute is 0. */
export function minutesTaken({
  started_at,
  ended_at,
}: Pick<AssessmentResult, 'started_at' | 'ended_at'>): number {
  const taken = new Date(ended_at).getTime() - new Date(started_at).getTime()
  return taken < MINUTE_MS ? 0 : Math.round(taken / MINUTE_MS)
}

/** The names of the units that a suggestion closes, in the order of the exam. */
export function closedUnits(
  { units }: Pick<AssessmentResult, 'units'>,
  ukCodes: readonly string[],
): string[] {
  return units.filter(({ uk_code }) => ukCodes.includes(uk_code)).map(({ uk_name }) => uk_name)
}

/** The level of a unit in the attempt before; null where it was not measured. */
export const levelBefore = (
  { earlier }: Pick<AssessmentResult, 'earlier'>,
  code: string,
): number | null => earlier?.units.find(({ uk_code }) => uk_code === code)?.achieved_level ?? null

/** One question of every level says too little for a rise or a fall. */
export const isComparable = ({ earlier, is_free }: Pick<AssessmentResult, 'earlier' | 'is_free'>) =>
  earlier !== null && (is_free || !earlier.is_free)

/** The number of units with a higher, equal and lower level than in the previous attempt. */
export function movedUnits(result: Pick<AssessmentResult, 'earlier' | 'units'>) {
  const moves = result.units.flatMap(({ uk_code, achieved_level }) => {
    const before = levelBefore(result, uk_code)
    return before === null ? [] : [achieved_level - before]
  })
  const count = (is: (move: number) => boolean) => moves.filter(is).length
  return { up: count((by) => by > 0), same: count((by) => by === 0), down: count((by) => by < 0) }
}

/** The strongest unit: competent, and the highest above its requirement; null if there is none. */
export function strongest({ units }: Units): Unit | null {
  const [first = null] = units
    .filter(({ competent }) => competent)
    .sort((one, other) => gapOf(one) - gapOf(other) || other.score - one.score)
  return first
}

/** Where the assessment is bought again, or else all of the role. */
export const nextAttempt = ({
  product_slug,
  job_role,
}: Pick<AssessmentResult, 'product_slug' | 'job_role'>) =>
  product_slug ? to.detail('assessment', product_slug) : to.jobRole(job_role.slug)

/** Where the competence of a role is proved. */
export const certificationsOf = (role: AssessmentResult['job_role']) =>
  `${to.kind('certification')}?job_role=${role.slug}`

/** Competent means: in every required unit. */
export function isCompetent({
  competent_count,
  units,
}: Pick<AssessmentResult, 'competent_count' | 'units'>): boolean {
  return units.length > 0 && competent_count === units.length
}

/** Nothing is left to show: every unit has all its points, or the highest level. */
export const isWhole = ({ units, levels }: Pick<AssessmentResult, 'units' | 'levels'>): boolean =>
  units.every(({ score, achieved_level }) => score >= 100 || achieved_level >= levels.length)

type Units = Pick<AssessmentResult, 'units'>
type Unit = AssessmentResult['units'][number]
type Suggestion = AssessmentResult['suggestions'][number]

const isOpen = (unit: Unit) => unit.achieved_level < unit.required_level
const gapOf = (unit: Unit) => unit.required_level - unit.achieved_level

/** The unit to work on first: the widest gap, of equal ones the lowest score; null when none is open. */
export function firstGap({ units }: Units): Unit | null {
  const [first = null] = units
    .filter(isOpen)
    .sort((one, other) => gapOf(other) - gapOf(one) || one.score - other.score)
  return first
}

export interface Trainings {
  /** The cheapest that trains the unit and begins soon, else any. */
  first: Suggestion | null
  /** Trains more of the open units than the first. */
  wider: Suggestion | null
}

const SOON_MS = 8 * 7 * 24 * 60 * 60_000

const isSoon = ({ starts_at }: Suggestion) =>
  !starts_at || new Date(starts_at).getTime() - Date.now() <= SOON_MS

/** What begins within eight weeks, or at any time, before what does not; then by price. */
const bySoonAndPrice = (one: Suggestion, other: Suggestion) =>
  Number(isSoon(other)) - Number(isSoon(one)) || one.price - other.price

/** The suggestions without the one that the plan shows. */
export function otherSuggestions(result: Pick<AssessmentResult, 'units' | 'suggestions'>) {
  const gap = firstGap(result)
  const first = gap && trainingsFor(result, gap).first
  return result.suggestions.filter((one) => one !== first)
}

/** What to begin with, and what would close more gaps at once. */
export function trainingsFor(
  { units, suggestions }: Pick<AssessmentResult, 'units' | 'suggestions'>,
  gap: Unit,
): Trainings {
  const trainings = [...suggestions].sort(bySoonAndPrice)
  const first = trainings.find(({ uk_codes }) => uk_codes.includes(gap.uk_code))
  if (!first) return { first: suggestions[0] ?? null, wider: null }
  const open = units.filter(isOpen).map(({ uk_code }) => uk_code)
  const covers = ({ uk_codes }: Suggestion) => open.filter((code) => uk_codes.includes(code)).length
  const [widest] = [...suggestions].sort((one, other) => covers(other) - covers(one))
  return { first, wider: widest && covers(widest) > covers(first) ? widest : null }
}
