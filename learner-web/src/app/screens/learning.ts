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
  forum: {
    path: '/forum',
    name: 'Forum',
    load: () => import('../../routes/forum/index'),
  },
  newDiscussion: {
    path: '/forum/new',
    name: 'Diskusi baru',
    load: () => import('../../routes/forum/new'),
  },
  discussion: {
    path: '/forum/:uuid',
    name: 'Diskusi',
    load: () => import('../../routes/forum/discussion'),
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
