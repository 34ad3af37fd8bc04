import type { SoldProduct } from './types'

/** Whether a class or event has taken place. */
export function isOver({
  starts_at,
  ends_at,
}: Pick<SoldProduct, 'starts_at' | 'ends_at'>): boolean {
  const end = ends_at ?? starts_at
  return end !== null && new Date(end).getTime() < Date.now()
}
