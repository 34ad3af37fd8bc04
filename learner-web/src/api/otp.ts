import type { OtpNeed, OtpPause, OtpSent, OtpType } from './accountTypes'
import { post, read } from './client'
import type { ApiResponse } from './envelope'

/** Has a new code sent; gives how long the next one is kept back. */
export function requestOtp(phone: string, type: OtpType): Promise<ApiResponse<OtpSent>> {
  return post('/account/request-otp', { phone, type })
}

/** Proves the phone with its code. */
export function applyOtp(otp_code: string, type: OtpType): Promise<ApiResponse<null>> {
  return post('/account/apply-otp', { otp_code, type })
}

/** How long a new code is still kept back. */
export function readOtpPause(type: OtpType): Promise<OtpPause> {
  return read('/account/otp-pause-time', { type })
}

/** Whether this person has to prove a phone, and by which channel. */
export function readOtpNeed(): Promise<OtpNeed> {
  return read('/account/require-otp')
}
