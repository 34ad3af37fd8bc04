export const errors = {
  serverError: {
    path: '/error-500',
    name: 'Gangguan server',
    access: 'public',
    load: () => import('../../routes/errors/server-error'),
  },
  notFound: {
    path: '/error-404',
    name: 'Halaman tidak ditemukan',
    access: 'public',
    load: () => import('../../routes/errors/not-found'),
  },
  unknown: {
    path: '*',
    name: 'Halaman tidak ditemukan',
    access: 'public-without-landing',
    load: () => import('../../routes/errors/not-found'),
  },
} as const
