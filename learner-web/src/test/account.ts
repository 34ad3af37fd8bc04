import type { Notice, Profile } from '../api/accountTypes'

/** A learner's whole account; what a test cares for is given. */
export function aProfile(given: Partial<Profile> = {}): Profile {
  return {
    user_uuid: 'u-1',
    fullname: 'Sari Dewi',
    username: 'sarid',
    email: 'sari.d@contoh.example',
    pending_email: null,
    is_activated: true,
    phone: '+6281234567890',
    phone_dial_code: '+62',
    phone_verified_at: null,
    phone_wa_verified_at: null,
    update_password: false,
    is_corporate: false,
    user_type: 1,
    organisation: '',
    position: '',
    city: 'Bandung',
    avatar_url: null,
    avatar_small_url: null,
    terms_data: { siduxi_engine: 'siduxi' },
    locale: 'id',
    allow_beta: false,
    has_password: true,
    google_linked: false,
    phl_roles: [],
    deletion: null,
    ...given,
  }
}

/** An unread notice of an order. */
export function aNotice(given: Partial<Notice> = {}): Notice {
  return {
    notif_id: 1,
    notif_is_read: false,
    notif_title: 'Pembayaran diterima',
    notif_body: 'Pesanan DX-1 sudah lunas.',
    notif_url: '/payment/transaction/detail/DX-1',
    notif_kind: 'orders',
    notif_created_at: '2026-11-21T10:00:00+07:00',
    ...given,
  }
}
