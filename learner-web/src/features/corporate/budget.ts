import type { Recommendation } from '../../api/corporate'

type Rows = readonly Recommendation[]
type Chosen = ReadonlySet<number>

const isSameCourse = (one: Recommendation, other: Recommendation) =>
  one.subject_id !== null &&
  one.subject_id === other.subject_id &&
  one.units.join() === other.units.join()

/** Groups places and dates of one course, of which one is enough. */
export function coursesOf(rows: Rows): readonly Rows[] {
  const firsts = rows.filter((row) => rows.find((one) => isSame(one, row)) === row)
  return firsts.map((first) => rows.filter((row) => isSame(first, row)))
}

const isSame = (one: Recommendation, other: Recommendation) =>
  one === other || isSameCourse(one, other)

/** The choice with this product in or out of it; another place of its course makes room for it. */
export function toggled(rows: Rows, chosen: Chosen, row: Recommendation): Chosen {
  const others = rows.filter((one) => chosen.has(one.item_id) && !isSame(one, row))
  const ids = others.map(({ item_id }) => item_id)
  return new Set(chosen.has(row.item_id) ? ids : [...ids, row.item_id])
}

/** What a choice costs. */
const costOf = (rows: Rows, chosen: Chosen) =>
  rows.reduce((sum, row) => sum + (chosen.has(row.item_id) ? row.cost : 0), 0)

/** Whether the budget pays for this product beside all else that is chosen. */
export function fits(rows: Rows, chosen: Chosen, row: Recommendation, budget: number | null) {
  if (budget === null) return true
  const others = rows.filter((one) => !isSame(one, row))
  return costOf(others, chosen) + row.cost <= budget
}

/** Whether the company has enough unassigned seats of it. */
export const isBought = (row: Recommendation) => row.seats > 0 && row.free_seats >= row.seats

/** What helps in a unit that nothing before it covers, as far as the budget reaches; not what is bought already. */
export function proposed(rows: Rows, budget: number | null): Chosen {
  const covered = new Set<string>()
  const found = new Set<number>()
  for (const row of rows) {
    if (row.cost === 0 || row.units.every((unit) => covered.has(unit))) continue
    if (!isBought(row)) {
      if (!fits(rows, found, row, budget)) continue
      found.add(row.item_id)
    }
    for (const unit of row.units) covered.add(unit)
  }
  return found
}
