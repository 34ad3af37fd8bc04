import type { Faq } from '../api/contentTypes'

/** A question with its answer. */
export function aFaq(given: Partial<Faq> = {}): Faq {
  return {
    faq_uuid: 'f-1',
    faq_title: 'Bagaimana cara membayar?',
    faq_answer_html: '<p>Lewat <strong>QRIS</strong> atau <a href="/payment">transfer</a>.</p>',
    faq_segment: 'help',
    faq_category_uuid: 'c-1',
    faq_created_at: '2026-11-02T09:00:00+07:00',
    category: { uuid: 'c-1', name: 'Pembayaran' },
    helped_yes: 3,
    helped_no: 0,
    ...given,
  }
}
