import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

const required = z.string().check(z.trim(), z.minLength(1, { error: () => t`Wajib diisi.` }))
export const applySchema = z.object({
  name: required,
  npwp: z.string().check(z.trim()),
  address: required,
  phone: required,
  headcount: z.string().check(z.regex(/^\d+$/, { error: () => t`Isi dengan angka.` })),
})

export type ApplyValues = z.infer<typeof applySchema>
