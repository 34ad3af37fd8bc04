import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ownPassword } from '../auth/passwordRules'

const code = z
  .string()
  .check(z.trim(), z.minLength(1, { error: () => t`Masukkan kodenya dahulu.` }))

/** What shows once more whose account it is; the password only where there is one. */
export const proofSchema = (withPassword: boolean) =>
  z.object({ password: withPassword ? ownPassword : z.string(), code })
