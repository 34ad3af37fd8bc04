export const learning = {
  market: {
    path: '/market',
    name: 'Beranda',
    load: () => import('../../routes/home/index'),
  },
  collections: {
    path: '/collections',
    name: 'Koleksi',
    load: () => import('../../routes/collections/index'),
  },
  myLearning: {
    path: '/my-learning',
    name: 'Belajar saya',
    load: () => import('../../routes/my-learning/index'),
  },
  ownedItem: {
    path: '/my-learning/:uuid',
    name: 'Milik saya',
    load: () => import('../../routes/my-learning/item'),
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
  forumHistory: {
    path: '/forum/history',
    name: 'Diskusi saya',
    load: () => import('../../routes/forum/history'),
  },
  discussion: {
    path: '/forum/:uuid',
    name: 'Diskusi',
    load: () => import('../../routes/forum/discussion'),
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
  webinarLive: {
    path: '/webinar/:slug/live',
    name: 'Ruang webinar',
    load: () => import('../../routes/webinar-live/index'),
  },
  workshopLive: {
    path: '/workshop/:slug/live',
    name: 'Ruang workshop',
    load: () => import('../../routes/webinar-live/workshop'),
  },
  trainingLive: {
    path: '/training/:slug/live',
    name: 'Ruang pelatihan',
    load: () => import('../../routes/webinar-live/training'),
  },
  classLive: {
    path: '/oti/class/:slug/live',
    name: 'Ruang kelas OTI',
    load: () => import('../../routes/webinar-live/oti'),
  },
  downloads: {
    path: '/downloads',
    name: 'Unduhan',
    load: () => import('../../routes/downloads/index'),
  },
  souvenir: {
    path: '/souvenir/:registerCode',
    name: 'Pilih suvenir',
    load: () => import('../../routes/souvenir/index'),
  },
  trainingFeedback: {
    path: '/training/:seat/feedback',
    name: 'Umpan balik pelatihan',
    load: () => import('../../routes/feedback/index'),
  },
  registrationDone: {
    path: '/form-registration/success',
    name: 'Pendaftaran terkirim',
    load: () => import('../../routes/registration/success'),
  },
  registration: {
    path: '/form-registration/:number',
    name: 'Formulir pendaftaran',
    load: () => import('../../routes/registration/index'),
  },
  assessmentStart: {
    path: '/dataAssesment/start/:item_id',
    name: 'Persiapan asesmen',
    frame: 'focus',
    load: () => import('../../routes/assessment/start'),
  },
  section: {
    path: '/dataAssesment/section/:sesi_id',
    name: 'Pengerjaan asesmen',
    frame: 'bare',
    load: () => import('../../routes/assessment/section'),
  },
  summary: {
    path: '/dataAssesment/summary/:result',
    name: 'Hasil asesmen',
    load: () => import('../../routes/summary/index'),
  },
  certificationExam: {
    path: '/certification/exam/:id',
    name: 'Ujian sertifikasi',
    frame: 'bare',
    load: () => import('../../routes/attempt/certification'),
  },
  otiQuiz: {
    path: '/oti/class/:slug/quiz/:uuid',
    name: 'Kuis kelas OTI',
    frame: 'bare',
    load: () => import('../../routes/attempt/oti-quiz'),
  },
  course: {
    path: '/e-learning/:slug',
    name: 'Paket e-learning',
    load: () => import('../../routes/elearning/index'),
  },
  elearningExam: {
    path: '/e-learning/:slug/exam/:uuid',
    name: 'Ujian e-learning',
    frame: 'bare',
    load: () => import('../../routes/attempt/elearning-exam'),
  },
  elearningQuiz: {
    path: '/e-learning/:slug/quiz/:uuid',
    name: 'Kuis e-learning',
    frame: 'bare',
    load: () => import('../../routes/attempt/elearning-quiz'),
  },
  myCertificates: {
    path: '/my-certificates',
    name: 'Sertifikat saya',
    load: () => import('../../routes/certificates/index'),
  },
  myCertificate: {
    path: '/my-certificates/:number',
    name: 'Sertifikat',
    load: () => import('../../routes/certificates/detail'),
  },
  verifyCertificate: {
    path: '/verify-certificate',
    name: 'Periksa sertifikat',
    access: 'public',
    load: () => import('../../routes/certificates/verify'),
  },
} as const
