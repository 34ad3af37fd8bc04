import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { newPassword, ownPassword } from './passwordRules'

// Messages are functions, so that they are in the language of the moment they are shown.
const required = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }))

const email = z.email({
  error: () => t`Isi alamat email yang benar, misalnya nama@contoh.example.`,
})

export const signInSchema = z.object({
  account_id: required(() => t`Isi email atau nama pengguna Anda.`),
  password: ownPassword,
  remember: z.boolean(),
})

export const signUpSchema = z
  .object({
    fullname: required(() => t`Isi nama lengkap Anda.`),
    email,
    password: newPassword,
    retype: z.string().check(z.minLength(1, { error: () => t`Ulangi kata sandi Anda.` })),
    terms: z.boolean().check(
      z.refine((on) => on, {
        error: () => t`Setujui ketentuan layanan dan kebijakan privasi untuk mendaftar.`,
      }),
    ),
  })
  .check(
    z.refine(({ password, retype }) => password === retype, {
      path: ['retype'],
      error: () => `${t`Kata sandi belum sama.`}\n${t`Password retype doesn't matched!`}`,
      when: () => true,
    }),
  )

/** Asking for a mail takes an address and nothing else. */
export const mailSchema = z.object({ email })

const newPasswords = (old_pass: z.ZodMiniType<string, string>) =>
  z.object({ old_pass, new_pass: newPassword, confirmation: z.string() }).check(
    z.refine(({ new_pass, confirmation }) => new_pass === confirmation, {
      path: ['confirmation'],
      error: () => t`Password confirmation doesn't matched!`,
      when: () => true,
    }),
  )

export const resetSchema = newPasswords(z.string())

/** The same for a signed-in user, with the current password if there is one. */
export const changeSchema = (asksOld: boolean) =>
  asksOld
    ? newPasswords(
        z.string().check(z.minLength(1, { error: () => t`Isi kata sandi Anda saat ini.` })),
      )
    : resetSchema

export const passwordSchema = z.object({ password: ownPassword })

export type SignInValues = z.infer<typeof signInSchema>
export type SignUpValues = z.infer<typeof signUpSchema>
export type ResetValues = z.infer<typeof resetSchema>
