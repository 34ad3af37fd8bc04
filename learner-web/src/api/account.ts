import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales'
import type { Deletion, Photo, Profile } from './accountTypes'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import { session } from './session'
import { upload } from './upload'

const DAY_MS = 24 * 60 * 60 * 1000

export type ProfileFields = Partial<
  Pick<Profile, 'fullname' | 'organisation' | 'position' | 'city'> & { locale: Locale }
>

/** The devices on which the account is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['profile', 'sessions'],
    queryFn: ({ signal }) => read('/account/sessions', undefined, signal),
  })

/** Whether a deletion of the account is pending. */
export const deletionQuery = () =>
  queryOptions({
    queryKey: ['profile', 'deletion'],
    queryFn: ({ signal }) => read('/account/deletions', undefined, signal),
  })

/** Whether a new password requires the old one; accounts that only use Google have none. */
export const oldPasswordQuery = () =>
  queryOptions({
    queryKey: ['profile', 'oldPassword'],
    queryFn: ({ signal }) => read('/account/req-old-password', undefined, signal),
  })

/** The countries with their dial codes, in the reader's language. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => read('/public/countries', undefined, signal),
    staleTime: DAY_MS,
  })

/** Whether the account has a phone verified by either channel. */
export function hasVerifiedPhone(
  profile: Pick<Profile, 'phone_verified_at' | 'phone_wa_verified_at'>,
): boolean {
  return Boolean(profile.phone_verified_at ?? profile.phone_wa_verified_at)
}

/** Saves the given fields of the profile. */
export function updateProfile(fields: ProfileFields): Promise<ApiResponse<null>> {
  return post('/account/update-profile', fields)
}

/** Replaces the chosen job roles. */
export function chooseRoles(ids: readonly number[]): Promise<ApiResponse<null>> {
  return post('/account/update-profile', { phl_roles: ids })
}

/** Requests a change of address, which takes effect when the link in the new mailbox is opened. */
export function changeEmail(email: string, password?: string): Promise<ApiResponse<null>> {
  return post('/account/update-profile-email', { email, password })
}

/** Replaces the profile picture; `onProgress` receives the uploaded share, 0 to 1. */
export function changePhoto(
  image: File,
  onProgress: (share: number) => void,
): Promise<ApiResponse<Photo>> {
  return upload('/account/update-image', { image }, onProgress)
}

/** Removes the profile picture. */
export function removePhoto(): Promise<ApiResponse<Photo>> {
  return post('/account/remove-image')
}

/** Whether this person uses beta features. */
export function allowBeta(allow: boolean): Promise<ApiResponse<null>> {
  return post('/account/update-profile-beta-test', { allow: allow ? 'yes' : 'no' })
}

/** Changes the password; all other sessions end, and this one continues with the new tokens. */
export async function changePassword(new_pass: string, old_pass?: string): Promise<string> {
  const { results, message } = await post('/account/change-password', {
    old_pass,
    new_pass,
  })
  session.renew({ token: results.token, secret_token: results.secret_token })
  return message
}

/** Saves an unverified phone number. */
export function savePhone(phone: string, phone_dial_code: string): Promise<ApiResponse<null>> {
  return post('/account/save-phone', { phone, phone_dial_code })
}

/** Ends the session of a device. */
export function endSession(sessionUuid: string): Promise<ApiResponse<null>> {
  return post(`/account/sessions/${encodeURIComponent(sessionUuid)}/end`)
}

/** Ends all sessions but this one. */
export function endOtherSessions(): Promise<ApiResponse<null>> {
  return post('/account/sessions/end-others')
}

/** Requests the account's deletion, which can be cancelled for 14 days. */
export function requestDeletion(reason: string, password?: string): Promise<ApiResponse<Deletion>> {
  return post('/account/deletions', { reason, password })
}

/** Cancels the deletion. */
export function cancelDeletion(): Promise<ApiResponse<null>> {
  return post('/account/deletions/cancel')
}
