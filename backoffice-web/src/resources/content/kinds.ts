import { msg } from '@lingui/core/macro'

/** Product kinds by slug. */
export const KINDS = {
  assessment: msg`Asesmen`,
  training: msg`Pelatihan`,
  webinar: msg`Webinar`,
  workshop: msg`Workshop`,
  elearning: msg`E-learning`,
  oti: msg`Kelas OTI`,
  certification: msg`Sertifikasi`,
  'inix-certification': msg`Ujian vendor`,
  bundle: msg`Paket`,
  'workshop-subscription': msg`Langganan workshop`,
  other: msg`Produk lainnya`,
}
