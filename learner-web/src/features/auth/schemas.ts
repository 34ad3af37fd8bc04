import * as z from 'zod/mini'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

export const signInSchema = z.object({
  account_id: required('Isi email atau nama pengguna Anda.'),
  password: z.string().check(z.minLength(1, 'Isi kata sandi Anda.')),
  remember: z.boolean(),
})

const MIN_PASSWORD = 8

export const signUpSchema = z
  .object({
    fullname: required('Isi nama lengkap Anda.'),
    email: z.email('Isi alamat email yang benar, misalnya nama@contoh.id.'),
    password: z.string().check(z.minLength(MIN_PASSWORD, 'Kata sandi minimal 8 karakter.')),
    retype: z.string(),
    terms: z.boolean().check(z.refine((on) => on, 'Setujui syarat dan ketentuan untuk mendaftar.')),
  })
  .check(
    z.refine(({ password, retype }) => password === retype, {
      path: ['retype'],
      message: "Password retype doesn't matched!",
      when: () => true,
    }),
  )

export type SignInValues = z.infer<typeof signInSchema>
export type SignUpValues = z.infer<typeof signUpSchema>
