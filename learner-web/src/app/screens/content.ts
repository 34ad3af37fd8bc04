export const content = {
  privacy: {
    path: '/privacy',
    name: 'Kebijakan privasi',
    access: 'public',
    load: () => import('../../routes/privacy/index'),
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
    access: 'public',
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
  feedback: {
    path: '/siduxi-feedback',
    name: 'Penilaian obrolan',
    access: 'public-without-landing',
    load: () => import('../../routes/errors/not-found'),
  },
  verifyCertificate: {
    path: '/verify-certificate',
    name: 'Verifikasi sertifikat',
    access: 'public-without-landing',
    load: () => import('../../routes/errors/not-found'),
  },
} as const
