import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

export const newSchema = z.object({
  topic: z.enum(['question', 'sharing', 'career', 'general']),
  product_id: z.string(),
  unit_code: z.string().check(z.trim(), z.maxLength(30)),
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(5, { error: () => t`Tulis judul, paling sedikit 5 karakter.` }),
      z.maxLength(150),
    ),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, { error: () => t`Tulis isi diskusi Anda.` }),
      z.maxLength(10_000),
    ),
})

export type NewValues = z.infer<typeof newSchema>
