import type { CartRow } from '../../api/types'

export interface OwnPrice {
  minimum: number
  step: number
}

const QUICK_FACTORS = [1, 1.5, 2, 3]
const MOST_QUICK = 4

/** Where buyers name the price of a line: from where and in which steps; null where they do not. */
export function ownPriceOf(row: CartRow): OwnPrice | null {
  const { voluntary_minimum: minimum, voluntary_step: step } = row
  return minimum === null ? null : { minimum, step: step ?? 1 }
}

/** The nearest amount that can be paid. */
export function onStep({ minimum, step }: OwnPrice, amount: number): number {
  const steps = Math.round((Math.max(minimum, amount) - minimum) / step)
  return minimum + steps * step
}

/** What is wrong with an amount. */
export function issueOf(own: OwnPrice, amount: number): 'tooLow' | 'offStep' | null {
  if (amount < own.minimum) return 'tooLow'
  return amount === onStep(own, amount) ? null : 'offStep'
}

/** A few amounts to choose from, the least and the listed price always among them. */
export function quickAmounts(own: OwnPrice, listed: number): number[] {
  const base = own.minimum || own.step
  const between = QUICK_FACTORS.map((factor) => onStep(own, base * factor))
  const all = new Set([own.minimum, onStep(own, listed), ...between])
  return [...all].slice(0, MOST_QUICK).sort((one, other) => one - other)
}

/** The digits of an input as rupiah; null without any. */
export function rupiahIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits.slice(0, 12))
}
