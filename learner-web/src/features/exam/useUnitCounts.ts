import { useQuery } from '@tanstack/react-query'
import type { UnitProgress } from '../../api/types'
import { type ExamPlan, type ExamUnit, unitsQuery } from './api'
import { isAnswered, type Sheet } from './sheet'

export type UnitCount = Pick<UnitProgress, 'answered' | 'total'>

/**
 * How many questions of a unit are answered.
 *
 * Single ones are counted here and now; which follow-ups are open only the server knows.
 */
export function useUnitCounts(plan: ExamPlan, sheet: Sheet): (unit: ExamUnit) => UnitCount {
  const hasNested = plan.units.some(({ type }) => type === 'nested')
  const nested = useQuery({ ...unitsQuery(plan.sesi_id, 'nested'), enabled: hasNested }).data
  return (unit) => {
    const counted = nested?.find(({ uk_code }) => uk_code === unit.uk_code)
    if (unit.type === 'nested') return counted ?? unit
    const answered = unit.roots.filter((root) => isAnswered(sheet, root)).length
    return { answered, total: unit.roots.length }
  }
}
