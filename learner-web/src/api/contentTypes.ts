/** A shelf of questions. */
export interface FaqCategory {
  uuid: string
  name: string
}

/** A question with its answer; the answer is HTML of a few harmless elements. */
export interface Faq {
  faq_uuid: string
  faq_title: string
  faq_answer_html: string
  faq_segment: string
  faq_category_uuid: string
  faq_created_at: string
  category: FaqCategory
  helped_yes: number
  helped_no: number
}

export interface FaqMessage {
  fullname: string
  email: string
  message: string
}
