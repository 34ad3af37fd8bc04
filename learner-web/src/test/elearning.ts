import type { ElearningDetail, Lesson } from '../api/types'
import { aSampleCertificate, baseDetail } from './productBase'

const aLesson = (more: Partial<Lesson>): Lesson => ({
  uuid: 'c0',
  title: 'Apa itu tabel',
  type: 'video',
  duration_minutes: 30,
  is_preview: false,
  is_ready: true,
  ...more,
})

export const anElearning: ElearningDetail = {
  ...baseDetail,
  kind: 'elearning',
  item_id: 71,
  product_id: 7,
  slug: 'sql-dari-nol',
  title: 'SQL dari Nol',
  duration_minutes: 150,
  content_count: 2,
  section_count: 1,
  sample_certificate: aSampleCertificate,
  sections: [
    {
      title: 'Mengenal tabel',
      duration_minutes: 150,
      contents: [
        aLesson({ uuid: 'c1', title: 'Apa itu tabel', is_preview: true }),
        aLesson({ uuid: 'c2', title: 'Kuis tabel', type: 'quiz', duration_minutes: 120 }),
      ],
    },
  ],
  related: [],
}
