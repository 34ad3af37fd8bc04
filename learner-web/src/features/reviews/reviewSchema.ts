import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

/** A review's stars and words; the stars as the form holds them. */
export const reviewSchema = z.object({
  rating: z.string().check(z.minLength(1, { error: () => t`Pilih jumlah bintang dulu.` })),
  text: z.string().check(z.trim(), z.minLength(1, { error: () => t`Tulis ulasan Anda.` })),
})

export type ReviewValues = z.infer<typeof reviewSchema>
