export const account = {
  account: {
    path: '/account',
    name: 'Akun',
    load: () => import('../../routes/account/index'),
  },
  profile: {
    path: '/account/profile',
    name: 'Profil',
    load: () => import('../../routes/account/profile'),
  },
  security: {
    path: '/account/security',
    name: 'Keamanan akun',
    load: () => import('../../routes/account/security'),
  },
  changePassword: {
    path: '/account/changePassword',
    name: 'Ganti kata sandi',
    load: () => import('../../routes/account/password'),
  },
  changePhone: {
    path: '/account/changePhoneNumber',
    name: 'Ganti nomor telepon',
    load: () => import('../../routes/account/phone'),
  },
  noticePreferences: {
    path: '/account/notifications',
    name: 'Pengaturan notifikasi',
    load: () => import('../../routes/account/notifications'),
  },
  mailPreferences: {
    path: '/mail-preferences/:token',
    name: 'Pilihan email',
    access: 'public',
    frame: 'bare',
    load: () => import('../../routes/mail/preferences'),
  },
  display: {
    path: '/account/display',
    name: 'Bahasa dan tampilan',
    load: () => import('../../routes/account/display'),
  },
  deleteAccount: {
    path: '/account/deletion',
    name: 'Hapus akun',
    load: () => import('../../routes/account/deletion'),
  },
  chatHistory: {
    path: '/account/riwayatChat',
    name: 'Riwayat chat',
    load: () => import('../../routes/account/riwayatChat'),
  },
  notifications: {
    path: '/notifications',
    name: 'Notifikasi',
    load: () => import('../../routes/notifications/index'),
  },
  wishlist: {
    path: '/wishlist',
    name: 'Wishlist',
    load: () => import('../../routes/wishlist/index'),
  },
  points: {
    path: '/points',
    name: 'Poin dan hadiah',
    load: () => import('../../routes/points/index'),
  },
  affiliate: {
    path: '/affiliate',
    name: 'Program afiliasi',
    load: () => import('../../routes/affiliate/index'),
  },
  corporate: {
    path: '/corporate',
    name: 'Perusahaan dan TNA',
    load: () => import('../../routes/corporate/index'),
  },
} as const
