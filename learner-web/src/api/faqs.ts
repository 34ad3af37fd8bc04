import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { FaqMessage } from './contentTypes'
import type { ApiResponse } from './envelope'
import { type ListQuery, listFields } from './list'

/** The boards with questions: the help centre and the SPBE clinic. */
export type FaqBoardName = 'help' | 'spbe'

const PATHS = { help: '/public/faqs', spbe: '/public/klinik-spbe' } as const
const TEN_MINUTES = 600_000

/** One page of a board's questions. */
export const faqsQuery = (board: FaqBoardName, query: ListQuery) =>
  queryOptions({
    queryKey: ['faqs', board, query],
    queryFn: ({ signal }) => read(PATHS[board], listFields(query), signal),
    placeholderData: keepPreviousData,
    staleTime: TEN_MINUTES,
  })

/** The categories of a board. */
export const faqCategoriesQuery = (board: FaqBoardName) =>
  queryOptions({
    queryKey: ['faqCategories', board],
    queryFn: ({ signal }) => read(`${PATHS[board]}/categories`, undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** One question of the clinic. */
export const clinicFaqQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['faq', uuid],
    queryFn: ({ signal }) => read(`${PATHS.spbe}/${encodeURIComponent(uuid)}`, undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** Votes whether an answer helped; counted once per visitor. */
export function sendHelpfulVote(
  board: FaqBoardName,
  faq_uuid: string,
  is_helped: 'yes' | 'no',
): Promise<ApiResponse<unknown>> {
  return post(`${PATHS[board]}/helped`, { faq_uuid, is_helped })
}

/** Sends a question to the staff. */
export function askQuestion(question: FaqMessage, captcha: string): Promise<ApiResponse<unknown>> {
  return post('/public/faqs/messages', { ...question, captcha })
}
