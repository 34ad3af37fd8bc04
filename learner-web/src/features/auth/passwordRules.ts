import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { MIN_PASSWORD } from './strength'

/** The password that an account has: whether it is right is the server's to say. */
export const ownPassword = z
  .string()
  .check(z.minLength(1, { error: () => t`Isi kata sandi Anda.` }))

/** A password that an account gets. */
export const newPassword = z
  .string()
  .check(z.minLength(MIN_PASSWORD, { error: () => t`Kata sandi minimal 8 karakter.` }))
