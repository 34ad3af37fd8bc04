/** From no gap to a large one; the number is shown as well, so colour is not the only information. */
const HEAT = [
  'bg-success-tint text-success',
  'bg-warning-tint/60 text-warning',
  'bg-warning-tint text-warning',
  'bg-danger-tint text-danger',
  'bg-danger-tint text-danger font-bold',
] as const

export const heatOf = (gap: number) => HEAT[Math.min(Math.ceil(gap), HEAT.length - 1)]
