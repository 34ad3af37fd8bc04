import type { OtpNeed, OtpPause, OtpSent, OtpType } from './accountTypes'
import { post, read } from './client'
import type { ApiResponse } from './envelope'

/** Requests a new code; returns how long until the next one is allowed. */
export function requestOtp(phone: string, type: OtpType): Promise<ApiResponse<OtpSent>> {
  return post('/account/request-otp', { phone, type })
}

/** Verifies the phone with its code. */
export function applyOtp(otp_code: string, type: OtpType): Promise<ApiResponse<null>> {
  return post('/account/apply-otp', { otp_code, type })
}

/** How long until a new code is allowed. */
export function readOtpPause(type: OtpType): Promise<OtpPause> {
  return read('/account/otp-pause-time', { type })
}

/** Whether this user has to verify a phone, and by which channel. */
export function readOtpNeed(): Promise<OtpNeed> {
  return read('/account/require-otp')
}
