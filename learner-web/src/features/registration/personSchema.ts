import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

const text = z.string().check(z.trim())

/** Who takes a participant's seat. */
export const personSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: () => t`Isi nama peserta.` })),
  email: z.email({
    error: () => t`Isi alamat email yang benar, misalnya nama@contoh.example.`,
  }),
  phone: text,
  position: text,
})

export type PersonValues = z.infer<typeof personSchema>
