import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

const SHORTEST = 10

// Messages are functions, so that they are in the language of the moment they are shown.
const required = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }))
export const askSchema = z.object({
  fullname: required(() => t`Isi nama Anda.`),
  email: z.email({ error: () => t`Isi alamat email yang benar, misalnya nama@contoh.example.` }),
  organization: z.string().check(z.trim()),
  headcount: z
    .string()
    .check(z.trim(), z.regex(/^([1-9]\d*)?$/, { error: () => t`Isi dengan angka.` })),
  phone: z.string().check(z.trim()),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(SHORTEST, { error: () => t`Tulis pertanyaan Anda, paling sedikit 10 karakter.` }),
    ),
})

export type AskValues = z.infer<typeof askSchema>
