import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

// Messages are functions, so that they are in the language of the moment they are shown.
const required = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }))

export const signInSchema = z.object({
  account_id: required(() => t`Isi email atau nama pengguna Anda.`),
  password: z.string().check(z.minLength(1, { error: () => t`Isi kata sandi Anda.` })),
  remember: z.boolean(),
})

const MIN_PASSWORD = 8

export const signUpSchema = z
  .object({
    fullname: required(() => t`Isi nama lengkap Anda.`),
    email: z.email({ error: () => t`Isi alamat email yang benar, misalnya nama@contoh.id.` }),
    password: z
      .string()
      .check(z.minLength(MIN_PASSWORD, { error: () => t`Kata sandi minimal 8 karakter.` })),
    retype: z.string(),
    terms: z
      .boolean()
      .check(
        z.refine((on) => on, { error: () => t`Setujui syarat dan ketentuan untuk mendaftar.` }),
      ),
  })
  .check(
    z.refine(({ password, retype }) => password === retype, {
      path: ['retype'],
      error: () => t`Password retype doesn't matched!`,
      when: () => true,
    }),
  )

export type SignInValues = z.infer<typeof signInSchema>
export type SignUpValues = z.infer<typeof signUpSchema>
