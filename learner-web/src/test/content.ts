import type { NewsCard } from '../api/accountTypes'
import type { Faq, JobRoleDetail } from '../api/contentTypes'
import type { WishRow } from '../api/wishlist'
import { anAssessment } from './products'

/** A question with its answer. */
export function aFaq(given: Partial<Faq> = {}): Faq {
  return {
    faq_uuid: 'f-1',
    text_language: 'id',
    faq_title: 'Bagaimana cara membayar?',
    faq_answer_html: '<p>Lewat <strong>QRIS</strong> atau <a href="/payment">transfer</a>.</p>',
    faq_segment: 'help',
    faq_category_uuid: 'c-1',
    faq_created_at: '2026-11-02T09:00:00+07:00',
    category: { uuid: 'c-1', slug: 'pembayaran', name: 'Pembayaran' },
    helped_yes: 3,
    helped_no: 0,
    ...given,
  }
}

/** A job role with all of its page. */
export const aRole: JobRoleDetail = {
  job_role_id: 3,
  job_role_slug: 'analis-data',
  job_role_name: 'Analis Data',
  job_role_description: 'Mengolah data.',
  job_role_family: 'Data dan Analitik',
  unit_count: 1,
  assessment_count: 2,
  description: 'Mengolah data.',
  family: 'Data',
  units: [{ uk_code: 'J.62.001', uk_name: 'Menganalisis Risiko', required_level: 3, weight: 1 }],
  levels: [{ number: 3, name: 'Mahir', description: 'Bekerja mandiri.' }],
  agencies: [{ instansi_id: 1, name: 'Dinas Data', type: 'Daerah', rolin_instansi_id: 31 }],
  nearby: [],
  text_language: 'id',
  agencies_total: 5,
}

/** An article in a list. */
export const aNews: NewsCard = {
  slug: 'kabar',
  title: 'Kabar pertama',
  summary: 'Ringkasan kabar.',
  image_url: null,
  published_at: '2026-11-02T09:00:00+07:00',
  tags: ['data'],
  focus_x: 50,
  focus_y: 50,
  reading_minutes: 2,
}

/** A wish for an assessment; what a test cares for is given. */
export function aWish(given: Partial<WishRow> = {}): WishRow {
  return {
    wishlist_id: 5,
    product: 'ASM',
    item_id: anAssessment.item_id,
    added_at: '2026-11-02T09:00:00+07:00',
    available: true,
    rolin_instansi_id: null,
    instansi_name: null,
    card: anAssessment,
    ...given,
  }
}
