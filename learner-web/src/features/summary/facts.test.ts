import { expect, test } from 'vitest'
import type { AssessmentResult } from '../../api/types'
import { cardBase } from '../../test/productBase'
import { firstGap, trainingsFor } from './facts'

type Unit = AssessmentResult['units'][number]
type Suggestion = AssessmentResult['suggestions'][number]

const unit = (uk_code: string, more: Partial<Unit>): Unit => ({
  uk_code,
  uk_name: uk_code,
  score: 50,
  achieved_level: 0,
  required_level: 3,
  gap: 3,
  competent: false,
  steps: [],
  right: 1,
  partly: 0,
  wrong: 1,
  points_right: 100,
  points_partly: 0,
  points_lost: 0,
  points_all: 200,
  ...more,
})

const suggestion = (title: string, price: number, uk_codes: string[], kind = 'elearning') =>
  ({ ...cardBase, title, price, uk_codes, kind }) as Suggestion

const A = unit('A', { score: 60 })
const B = unit('B', { score: 8 })
const C = unit('C', { score: 2, required_level: 1, gap: 1 })
const D = unit('D', { achieved_level: 3, competent: true })

test('the widest gap comes first, of equal ones the weakest unit', () => {
  expect(firstGap({ units: [D, C, A, B] })).toBe(B)
  expect(firstGap({ units: [D] })).toBeNull()
})

test('a class that begins after eight weeks gives way to what can be begun sooner', () => {
  const far = { ...suggestion('Jauh', 50, ['B']), starts_at: '2999-01-01T09:00:00+07:00' }
  const near = suggestion('Dekat', 900, ['B'])
  expect(trainingsFor({ units: [B], suggestions: [far, near] }, B).first).toBe(near)
  expect(trainingsFor({ units: [B], suggestions: [far] }, B).first).toBe(far)
})

test('the cheapest training of the unit comes first, what closes more gaps second', () => {
  const light = suggestion('Ringan', 100, ['B'])
  const dear = suggestion('Mahal', 900, ['B'])
  const whole = suggestion('Lengkap', 4_500, ['A', 'B', 'C'], 'oti')
  const closed = suggestion('Terpenuhi', 50, ['D', 'A'])
  const units = [A, B, C, D]
  const suggestions = [whole, dear, light, closed]
  expect(trainingsFor({ units, suggestions }, B)).toEqual({ first: light, wider: whole })
  expect(trainingsFor({ units, suggestions: [whole] }, B)).toEqual({ first: whole, wider: null })
  expect(trainingsFor({ units, suggestions: [closed] }, B)).toEqual({ first: closed, wider: null })
  expect(trainingsFor({ units, suggestions: [] }, B)).toEqual({
    first: null,
    wider: null,
  })
})
