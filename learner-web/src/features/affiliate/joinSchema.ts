import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

const required = z.string().check(z.trim(), z.minLength(1, { error: () => t`Wajib diisi.` }))
const text = z.string().check(z.trim())
export const joinSchema = z.object({
  holder_type: z.enum(['individual', 'company']),
  name: required,
  id_number: text,
  npwp: text,
  bank: required,
  account_number: required,
  account_holder: required,
  channel: text,
  wanted_code: text,
})

export type JoinValues = z.infer<typeof joinSchema>
