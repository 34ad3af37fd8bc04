import { formatNumber } from './format'

/** A score out of 100 as a whole number. */
export const formatScore = (score: number) => formatNumber(Math.round(score))
