import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { ApiResponse } from './envelope'
import { listFields, type Rule } from './list'
import { learningKey } from './owned'
import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']

export type OwnedItem = OfKind<Schemas['OwnedItem']>
export type Registration = OfKind<Schemas['RegistrationOut']>
export type Participant = Schemas['RegistrationParticipantOut']
export type Contact = Schemas['ContactOut']
export type SheetRow = Schemas['SheetRowOut']
export type Souvenirs = Schemas['SouvenirsOut']
export type TrainingFeedback = Schemas['TrainingFeedbackOut']
export type Statistic = Schemas['StatisticOut']
export type LearnerEvent = OfKind<Schemas['LearnerEvent']>
export type OwnedDetail = Schemas['OwnedDetail'] & { item: OwnedItem }
export type Prospect = OfKind<Schemas['ProspectOut']>
export type Material = Schemas['MaterialOut']
export type Download = Schemas['DownloadOut']
export type Phase = OwnedItem['phase']

export const LEARNING_ROWS = 10
export const DOWNLOAD_ROWS = 5

export interface LearningFilter {
  page: number
  phase: string
  kind: string
  words: string
}

/** The key of everything that depends on what the user owns. */

/** Everything that the signed-in user owns, what comes next first. */
export const learningQuery = ({ page, phase, kind, words }: LearningFilter) =>
  queryOptions({
    queryKey: [...learningKey, page, phase, kind, words] as const,
    queryFn: ({ signal }) => {
      const rules: Rule[] = []
      if (phase) rules.push({ field: 'phase', op: 'eq', value: phase })
      if (kind) rules.push({ field: 'kind', op: 'eq', value: kind })
      if (words) rules.push({ field: 'title', op: 'contains', value: words })
      return readOwned(page, rules, signal)
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The user's registration forms that are not filled in. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: [...learningKey, 'waiting'] as const,
    queryFn: ({ signal }) =>
      readOwned(1, [{ field: 'waits_for', op: 'eq', value: 'registration' }], signal),
    staleTime: 0,
    retry: false,
  })

/** What the user owns of a product. */
export const ownedOfProductQuery = (itemId: number) =>
  queryOptions({
    queryKey: [...learningKey, 'product', itemId] as const,
    queryFn: ({ signal }) => readOwned(1, [{ field: 'item_id', op: 'eq', value: itemId }], signal),
    staleTime: 0,
  })

/** What the user owns of several products. */
export const ownedOfProductsQuery = (itemIds: readonly number[]) =>
  queryOptions({
    queryKey: [...learningKey, 'products', ...itemIds] as const,
    queryFn: ({ signal }) =>
      readOwned(1, [{ field: 'item_id', op: 'in', value: itemIds.map(String) }], signal, MOST_ROWS),
    enabled: itemIds.length > 0,
    staleTime: 0,
  })

const MOST_ROWS = 100

const readOwned = (page: number, rules: Rule[], signal: AbortSignal, rows = LEARNING_ROWS) =>
  read('/account/my-learning', { page, rows, ...listFields({ rules }) }, signal) as Promise<{
    rows: OwnedItem[]
    total: number
  }>

/** One owned item with its meetings, files, room, parcel or subscription. */
export const ownedItemQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...learningKey, 'item', uuid] as const,
    queryFn: ({ signal }) =>
      read(`/account/my-learning/${uuid}`, undefined, signal) as Promise<OwnedDetail>,
    staleTime: 0,
    retry: false,
  })

/** The user's meetings and events from one day until before another. */
export const eventsQuery = (since: string, until: string) =>
  queryOptions({
    queryKey: [...learningKey, 'events', since, until] as const,
    queryFn: ({ signal }) =>
      read('/account/my-learning/events', { since, until }, signal) as Promise<LearnerEvent[]>,
    placeholderData: keepPreviousData,
  })

/** Certificates that owned items can still give, with what is missing for each. */
export const prospectsQuery = () =>
  queryOptions({
    queryKey: [...learningKey, 'certificates'] as const,
    queryFn: ({ signal }) =>
      read('/account/my-learning/certificates', undefined, signal) as Promise<Prospect[]>,
    staleTime: 0,
  })

/** The files of an owned product. */
export const materialsQuery = (kind: OwnedItem['kind'], slug: string) =>
  queryOptions({
    queryKey: [...learningKey, 'materials', kind, slug] as const,
    queryFn: ({ signal }) => read('/materials', { kind, slug }, signal),
    staleTime: 0,
  })

/** Enrols in a workshop with a subscription. */
export const takeWorkshop = (slug: string, subscription_uuid: string) =>
  post(`/workshops/${slug}/take`, { subscription_uuid })

export const registrationQuery = (number: string) =>
  queryOptions({
    queryKey: ['registration', number] as const,
    queryFn: ({ signal }) =>
      read(`/registrations/${number}`, undefined, signal) as Promise<Registration>,
    staleTime: 0,
    retry: false,
  })

export interface RegistrationDraft {
  version: number
  pics: readonly Contact[]
  participants: readonly Pick<
    Participant,
    'regcourse_id' | 'name' | 'email' | 'phone' | 'position'
  >[]
}

function indexed(name: string, rows: readonly object[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([part, value]) => [`${name}[${index}][${part}]`, String(value)]),
    ),
  )
}

/** Saves a draft; a concurrent change gets a 409. */
export function saveRegistration(
  number: string,
  { version, pics, participants }: RegistrationDraft,
): Promise<ApiResponse<Registration>> {
  const form = {
    version,
    ...indexed('pics', pics),
    ...indexed('participants', participants),
  }
  return post(`/registrations/${number}/save`, form as never) as Promise<ApiResponse<Registration>>
}

type SeatHolder = RegistrationDraft['participants'][number]

/** Replaces a participant, after the form was sent and before the class begins. */
export const substituteParticipant = (number: string, person: SeatHolder) =>
  post(`/registrations/${number}/substitute`, person) as Promise<ApiResponse<Registration>>

export function submitRegistration(number: string): Promise<ApiResponse<Registration>> {
  return call('POST', `/registrations/${number}/submit`) as Promise<ApiResponse<Registration>>
}

export function removeAttachment(number: string, id: number): Promise<ApiResponse<Registration>> {
  return call('POST', `/registrations/${number}/attachments/${id}/remove`) as Promise<
    ApiResponse<Registration>
  >
}

export const souvenirsQuery = (registerCode: string) =>
  queryOptions({
    queryKey: ['souvenirs', registerCode] as const,
    queryFn: ({ signal }) => read('/souvenirs', { registerCode }, signal),
    retry: false,
  })

export type Order = 'asc' | 'desc'

/** The user's files, by creation date. */
export const downloadsQuery = (page: number, order: Order) =>
  queryOptions({
    queryKey: ['downloads', page, order] as const,
    queryFn: ({ signal }) =>
      read('/downloads', { page, rows: DOWNLOAD_ROWS, sort: 'download_created_at', order }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const trainingFeedbackQuery = (seat: number) =>
  queryOptions({
    queryKey: ['trainingFeedback', seat],
    queryFn: ({ signal }) => read(`/trainings/${seat}/feedback`, undefined, signal),
    retry: false,
  })

export const calendarQuery = () =>
  queryOptions({
    queryKey: [...learningKey, 'calendar'] as const,
    queryFn: ({ signal }) => read('/account/calendar', undefined, signal),
  })

export const statisticQuery = () =>
  queryOptions({
    queryKey: [...learningKey, 'statistic'] as const,
    queryFn: ({ signal }) => read('/statistic-dimension', undefined, signal),
  })
