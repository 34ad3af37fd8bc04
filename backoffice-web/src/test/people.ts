import type { Me } from '../api/types'

type TwoFactor = Me['two_factor']

/** A back-office user in the shape of `/auth/me`. */
export const person = (changes: Partial<Me> = {}): Me => ({
  user_uuid: 'u',
  fullname: 'Dewi Anjarsari',
  email: 'dewi@contoh.example',
  groups: ['Staff'],
  permissions: ['dashboard.view'],
  two_factor: twoFactor(),
  impersonated_by: null,
  ...changes,
})

/** The state of a second factor. */
export const twoFactor = (changes: Partial<TwoFactor> = {}): TwoFactor => ({
  enabled: false,
  required: false,
  recovery_codes_left: 0,
  ...changes,
})
