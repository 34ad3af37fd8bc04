import type { ListQuery, Rule } from '../../api/list'
import { pageOf } from '../../lib/listParams'

/** Page size of questions. */
export const FAQ_ROWS = 10
const MOST_HELPFUL = 'helped|desc'

/** What the address asks of a board. */
export function faqListQuery(params: URLSearchParams): ListQuery {
  const words = params.get('q')?.trim() ?? ''
  const category = params.get('category') ?? ''
  const rules: Rule[] = []
  if (words) rules.push({ field: 'faq_words', op: 'contains', value: words })
  if (category) rules.push({ field: 'faq_category_uuid', op: 'eq', value: category })
  const sort = isUnasked(params) ? MOST_HELPFUL : undefined
  return { page: pageOf(params), rows: FAQ_ROWS, rules, sort }
}

/** Without a query the most helpful questions come first. */
export const isUnasked = (params: URLSearchParams) =>
  !(params.get('q')?.trim() || params.get('category'))

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The one question that the address points at. */
export function askedFaq(params: URLSearchParams): string | null {
  const uuid = params.get('faq') ?? ''
  return UUID.test(uuid) ? uuid.toLowerCase() : null
}

/** The query for one question, independent of pages. */
export function oneFaqQuery(uuid: string): ListQuery {
  return { page: 1, rows: 1, rules: [{ field: 'faq_uuid', op: 'eq', value: uuid }] }
}

const NEAREST = 4

/** What comes nearest to words that no answer has. */
export function nearFaqsQuery(words: string): ListQuery {
  return { page: 1, rows: NEAREST, rules: [{ field: 'faq_near', op: 'contains', value: words }] }
}
