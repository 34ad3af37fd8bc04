import { formatNumber } from './format'

/** A score of 100 as it is shown: whole. */
export const formatScore = (score: number) => formatNumber(Math.round(score))
