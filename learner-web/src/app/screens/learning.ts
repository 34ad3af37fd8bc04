export const learning = {
  market: {
    path: '/market',
    name: 'Beranda',
    load: () => import('../../routes/home/index'),
  },
  collections: {
    path: '/collections',
    name: 'Koleksi',
    load: () => import('../../routes/home/index'),
  },
  myLearning: {
    path: '/my-learning',
    name: 'Belajar saya',
    load: () => import('../../routes/my-learning/index'),
  },
  otiTraining: {
    path: '/oti/class/:slug/training',
    name: 'Kelas OTI',
    load: () => import('../../routes/oti-class/training'),
  },
  otiFeedback: {
    path: '/oti/class/:slug/feedback',
    name: 'Umpan balik kelas',
    load: () => import('../../routes/oti-class/feedback'),
  },
  assessmentStart: {
    path: '/dataAssesment/start/:item_id',
    name: 'Persiapan asesmen',
    frame: 'focus',
    load: () => import('../../routes/exam/start'),
  },
  section: {
    path: '/dataAssesment/section/:sesi_id',
    name: 'Pengerjaan asesmen',
    frame: 'bare',
    load: () => import('../../routes/exam/section'),
  },
  summary: {
    path: '/dataAssesment/summary/:result',
    name: 'Hasil asesmen',
    load: () => import('../../routes/summary/index'),
  },
} as const
