import { forget, keep, recall } from '../../lib/storage'
import type { Kept } from './sheet'

const nameOf = (sesiId: number) => `exam.${sesiId}`

/** What of a sitting outlives a reload of this tab. */
export const memory = {
  recall: (sesiId: number) => recall<Kept>(nameOf(sesiId), sessionStorage),
  keep: (sesiId: number, kept: Kept) => keep(nameOf(sesiId), kept, { area: sessionStorage }),
  forget: (sesiId: number) => forget(nameOf(sesiId), sessionStorage),
}
