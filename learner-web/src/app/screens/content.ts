export const content = {
  privacy: {
    path: '/privacy',
    name: 'Kebijakan privasi',
    access: 'public',
    load: () => import('../../routes/privacy/index'),
  },
  terms: {
    path: '/terms',
    name: 'Ketentuan layanan',
    access: 'public',
    load: () => import('../../routes/terms/index'),
  },
  about: {
    path: '/about',
    name: 'Tentang kami',
    access: 'public',
    load: () => import('../../routes/about/index'),
  },
  organizations: {
    path: '/for-organizations',
    name: 'Untuk instansi',
    access: 'public',
    load: () => import('../../routes/organizations/index'),
  },
  news: {
    path: '/news',
    name: 'Berita',
    access: 'public-without-landing',
    load: () => import('../../routes/news/index'),
  },
  article: {
    path: '/news/:slug',
    name: 'Isi berita',
    access: 'public-without-landing',
    load: () => import('../../routes/news/article'),
  },
  chatFeedback: {
    path: '/siduxi-feedback',
    name: 'Penilaian chat',
    access: 'public-without-landing',
    load: () => import('../../routes/chat/siduxi-feedback'),
  },
  helpCenter: {
    path: '/help-center',
    name: 'Pusat bantuan',
    access: 'public',
    load: () => import('../../routes/faq/help-center'),
  },
  clinic: {
    path: '/klinik-spbe',
    name: 'Klinik SPBE',
    access: 'public-without-landing',
    load: () => import('../../routes/faq/clinic'),
  },
  clinicFaq: {
    path: '/klinik-spbe/:id',
    name: 'Jawaban Klinik SPBE',
    access: 'public-without-landing',
    load: () => import('../../routes/faq/clinic-answer'),
  },
} as const
