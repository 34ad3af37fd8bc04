import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { FaqMessage } from './contentTypes'
import type { Answer } from './envelope'
import { type ListQuery, listFields } from './list'

/** Where questions are answered: the help centre and the SPBE clinic. */
export type Desk = 'help' | 'spbe'

const PATHS = { help: '/public/faqs', spbe: '/public/klinik-spbe' } as const
const TEN_MINUTES = 600_000

/** One page of a desk's questions. */
export const faqsQuery = (desk: Desk, query: ListQuery) =>
  queryOptions({
    queryKey: ['faqs', desk, query],
    queryFn: ({ signal }) => read(PATHS[desk], listFields(query), signal),
    placeholderData: keepPreviousData,
    staleTime: TEN_MINUTES,
  })

/** The shelves of a desk. */
export const faqCategoriesQuery = (desk: Desk) =>
  queryOptions({
    queryKey: ['faqCategories', desk],
    queryFn: ({ signal }) => read(`${PATHS[desk]}/categories`, undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** One question of the clinic. */
export const clinicFaqQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['faq', uuid],
    queryFn: ({ signal }) => read(`${PATHS.spbe}/${encodeURIComponent(uuid)}`, undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** Tells whether an answer helped; the server counts each visitor once. */
export function tellHelped(
  desk: Desk,
  faq_uuid: string,
  is_helped: 'yes' | 'no',
): Promise<Answer<unknown>> {
  return post(`${PATHS[desk]}/helped`, { faq_uuid, is_helped })
}

/** Asks the staff a question. */
export function askQuestion(question: FaqMessage, captcha: string): Promise<Answer<unknown>> {
  return post('/public/faqs/messages', { ...question, captcha })
}
