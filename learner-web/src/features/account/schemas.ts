import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { nationalDigits } from '../../lib/phone'
import { ownPassword } from '../auth/passwordRules'

const MAX_NAME = 200
const MAX_CITY = 100
const SHORTEST_PHONE = 6
const LONGEST_PHONE = 13

const upTo = (limit: number) =>
  z.string().check(z.maxLength(limit, { error: () => t`Paling banyak ${limit} karakter.` }))

export const profileSchema = z.object({
  fullname: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t`Isi nama lengkap Anda.` }),
      z.maxLength(MAX_NAME, { error: () => t`Paling banyak ${MAX_NAME} karakter.` }),
    ),
  organisation: upTo(MAX_NAME),
  position: upTo(MAX_NAME),
  city: upTo(MAX_CITY),
})

const newEmail = z.email({
  error: () => t`Isi alamat email yang benar, misalnya nama@contoh.example.`,
})

/** If the account has a password, changing the address requires it. */
export const emailSchema = (withPassword: boolean) =>
  z.object({ email: newEmail, password: withPassword ? ownPassword : z.string() })

export const phoneSchema = z.object({ dial_code: z.string(), phone: z.string() }).check(
  z.refine(({ phone, dial_code }) => hasPhoneLength(nationalDigits(phone, dial_code)), {
    path: ['phone'],
    error: () => t`Nomor tidak valid`,
  }),
)

function hasPhoneLength(digits: string): boolean {
  return digits.length >= SHORTEST_PHONE && digits.length <= LONGEST_PHONE
}

export type EmailValues = z.infer<ReturnType<typeof emailSchema>>
export type PhoneValues = z.infer<typeof phoneSchema>
