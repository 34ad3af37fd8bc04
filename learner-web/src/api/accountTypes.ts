/** The channels that bring a code to a phone, as the wire names them. */
export type OtpType = 'wa' | 'sms'

/** A job role that may be chosen for the learning profile. */
export interface PhlRole {
  job_role_id: number
  slug: string
  name: string
  family: string
  selected: boolean
}

export interface Profile {
  user_uuid: string
  fullname: string
  username: string
  email: string
  /** The address that waits for its link to be opened. */
  pending_email: string | null
  is_activated: boolean
  phone: string | null
  phone_dial_code: string | null
  phone_verified_at: string | null
  phone_wa_verified_at: string | null
  update_password: boolean
  is_corporate: boolean
  user_type: number
  organisation: string
  position: string
  city: string
  avatar_url: string | null
  locale: string
  allow_beta: boolean
  has_password: boolean
  google_linked: boolean
  phl_roles: PhlRole[]
  deletion: { due_at: string } | null
}

export interface DeviceSession {
  session_uuid: string
  device: string | null
  browser: string | null
  place: string | null
  address: string | null
  created_at: string
  last_used_at: string
  is_current: boolean
}

export interface Country {
  code: string
  name: string
  dial_code: string
  flag: string
}

export interface Deletion {
  status: 'none' | 'open'
  asked_at: string | null
  due_at: string | null
}

/** How long the server keeps a new code back, in seconds. */
export interface OtpPause {
  pause_time_in: number
  last_pause_created_at: string | null
}

export interface OtpNeed extends OtpPause {
  require_otp: boolean
  otp_type: OtpType
}

export interface Notice {
  notif_id: number
  notif_is_read: boolean
  notif_title: string
  notif_body: string
  notif_url: string | null
  notif_kind: string
  notif_created_at: string
}

export interface NoticePage {
  data: Notice[]
  total: number
  total_unread: number
}

export type NoticeChannel = 'inbox' | 'email' | 'push'

export interface NoticePreference {
  topic: string
  label: string
  channels: { channel: NoticeChannel; label: string; on: boolean; locked: boolean }[]
}

/** What the browser needs to be reached through Firebase: its web configuration and the public VAPID key. */
export interface PushConfig {
  api_key: string
  app_id: string
  project_id: string
  sender_id: string
  vapid_key: string
}
