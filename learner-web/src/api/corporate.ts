import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import { listFields, type Rule } from './list'
import type { components } from './schema'
import { upload } from './upload'

export const corporateKey = ['corporate'] as const

type Schemas = components['schemas']

export type Seat = Schemas['Seat']
export type Workspace = Schemas['Workspace']
export type Invitation = Schemas['InvitationRow']
export type TeamMember = Schemas['MemberRow']
export type TnaTask = Schemas['Task']
export type TnaTasks = Schemas['Tasks']
export type TnaResults = Schemas['Results']
export type Recommendation = Schemas['RecommendationRow']
export type Quotation = Schemas['QuotationRow']
export type CompanyOrder = Schemas['CompanyOrderRow']
export type CompanySeat = Schemas['CompanySeatRow']
export type CompanySeats = Schemas['CompanySeats']
export type OwnSeat = Schemas['OwnSeatRow']
export type Terms = Schemas['PaymentTerms']
export type CompanyRole = Schemas['CompanyRole']
export type MailStatus = Schemas['MailStatus']
export type CompanyForm = Schemas['ApplicationIn']

export const workspaceQuery = () =>
  queryOptions({
    queryKey: [...corporateKey, 'workspace'],
    queryFn: ({ signal }) => read('/corporate/workspace', undefined, signal),
  })

export const invitationsQuery = () =>
  queryOptions({
    queryKey: [...corporateKey, 'invitations'],
    queryFn: ({ signal }) => read('/corporate/invitations', undefined, signal),
  })

export const tasksQuery = () =>
  queryOptions({
    queryKey: [...corporateKey, 'tna'],
    queryFn: ({ signal }) => read('/corporate/tna', undefined, signal),
  })

/** The company that a manager has selected; by default the first one that they manage. */
export type Company = string | undefined

/** The user's own line of their newest analysis. */
export const ownResultsQuery = () =>
  queryOptions({
    queryKey: [...corporateKey, 'own-results'],
    queryFn: ({ signal }) => read('/corporate/tna/results', { own: true }, signal),
  })

/** A company's named or newest analysis as a whole, for its managers. */
export const resultsQuery = (company_uuid: Company, campaign_uuid?: string) =>
  queryOptions({
    queryKey: [...corporateKey, 'results', company_uuid, campaign_uuid],
    queryFn: ({ signal }) =>
      read('/corporate/tna/results', { own: false, company_uuid, campaign_uuid }, signal),
  })

export const campaignsQuery = (company_uuid: Company) =>
  queryOptions({
    queryKey: [...corporateKey, 'campaigns', company_uuid],
    queryFn: ({ signal }) => read('/corporate/campaigns', { company_uuid }, signal),
  })

/** The page size of paginated lists. */
export const PAGE_ROWS = 10

export interface CampaignForm {
  company_uuid: Company
  title: string
  participants: { member_id: number; job_role_id: number }[]
  closes_at: string
  asks_superiors: boolean
  budget: number | null
}

export const openCampaign = ({ asks_superiors, ...form }: CampaignForm) =>
  post('/corporate/campaigns', { ...form, asks_superiors: asks_superiors ? 'yes' : 'no' })

export const teamQuery = (company_uuid: Company) =>
  queryOptions({
    queryKey: [...corporateKey, 'team', company_uuid],
    queryFn: ({ signal }) => read('/corporate/members', { company_uuid }, signal),
  })

export const quotationsQuery = (company_uuid: Company, page: number) =>
  queryOptions({
    queryKey: [...corporateKey, 'quotations', company_uuid, page],
    queryFn: ({ signal }) => read('/corporate/quotations', { company_uuid, page }, signal),
  })

export const companyOrdersQuery = (company_uuid: Company) =>
  queryOptions({
    queryKey: [...corporateKey, 'orders', company_uuid],
    queryFn: ({ signal }) => read('/corporate/orders', { company_uuid }, signal),
  })

export const companySeatsQuery = (company_uuid: Company) =>
  queryOptions({
    queryKey: [...corporateKey, 'seats', company_uuid],
    queryFn: ({ signal }) => read('/corporate/seats', { company_uuid }, signal),
  })

export const ownSeatsQuery = () =>
  queryOptions({
    queryKey: [...corporateKey, 'own-seats'],
    queryFn: ({ signal }) => read('/corporate/own-seats', undefined, signal),
  })

export type HistoryKind = Schemas['CompanyHistoryRow']['kind']

/** A company's history; filtered by kind if any are given. */
export const historiesQuery = (
  company_uuid: Company,
  page: number,
  kinds: readonly HistoryKind[] = [],
) => {
  const rules: Rule[] = kinds.length > 0 ? [{ field: 'kind', op: 'in', value: kinds }] : []
  const asked = { company_uuid, ...listFields({ page, rules }) }
  return queryOptions({
    queryKey: [...corporateKey, 'histories', asked],
    queryFn: ({ signal }) => read('/corporate/histories', asked, signal),
  })
}

const HALF_HOUR = 30 * 60 * 1000

/** Whether the user manages a company, and its numbers of pending tasks. */
export const companyCountsQuery = () =>
  queryOptions({
    queryKey: [...corporateKey, 'counts'],
    queryFn: ({ signal }) => read('/corporate/pending-counts', undefined, signal),
    staleTime: HALF_HOUR,
  })

export const applyForCompany = (form: CompanyForm) => post('/corporate/apply', form)

export function answerInvitation(uuid: string, accepts: boolean, consent: boolean) {
  if (!accepts) return post(`/corporate/invitations/${uuid}/decline`)
  return post(`/corporate/invitations/${uuid}/accept`, { consent: consent ? 'yes' : 'no' })
}

export interface MemberForm {
  role: CompanyRole
  department: string
  superior_id: number | null
}

export const changeMember = (company_uuid: Company, id: number, form: MemberForm) =>
  post(`/corporate/members/${id}`, { ...form, company_uuid })

export const removeMember = (company_uuid: Company, id: number) =>
  call('DELETE', `/corporate/members/${id}`, { query: { company_uuid } })

export const leaveCompany = (company_uuid: string) =>
  post('/corporate/members/leave', { company_uuid })

export const revokeInvitation = (company_uuid: Company, uuid: string) =>
  post(`/corporate/invitations/${uuid}/revoke`, { company_uuid })

export function importMembers(company_uuid: Company, file: File) {
  const parts = company_uuid ? { file, company_uuid } : { file }
  return upload('/corporate/members/import', parts, () => undefined)
}

export const invitePeople = (company_uuid: Company, people: string) =>
  post('/corporate/members/invite', { company_uuid, people })

export const saveConsent = (company_uuid: string, agrees: boolean) =>
  post('/corporate/consent', { company_uuid, consent: agrees ? 'yes' : 'no' })

export function submitTna(participant_uuid: string, levels: ReadonlyMap<number, number>) {
  const ratings = [...levels].map(([unit_id, level]) => ({ unit_id, level }))
  return post('/corporate/tna', { participant_uuid, ratings })
}

export function requestQuotation(
  company_uuid: Company,
  lines: { item_id: number; seats: number }[],
  campaign_uuid: string,
  key: string,
) {
  return call('POST', '/corporate/quotations', {
    form: { company_uuid, campaign_uuid, lines },
    headers: { 'Idempotency-Key': key },
  })
}

export const answerQuotation = (uuid: string, accepts: boolean) =>
  post(`/corporate/quotations/${uuid}/answer`, { accept: accepts ? 'yes' : 'no' })

export const orderQuotation = (uuid: string, terms: Terms, wantsTaxInvoice: boolean) =>
  post(`/corporate/quotations/${uuid}/order`, {
    terms,
    wants_tax_invoice: wantsTaxInvoice ? 'yes' : 'no',
  })

export const assignSeats = (company_uuid: Company, item_id: number, member_ids: number[]) =>
  post('/corporate/seats/assign', { company_uuid, item_id, member_ids })

export const changeSeat = (company_uuid: Company, uuid: string, verb: 'remind' | 'revoke') =>
  post(`/corporate/seats/${uuid}/${verb}`, { company_uuid })

export const reassignSeat = (company_uuid: Company, uuid: string, member_id: number) =>
  post(`/corporate/seats/${uuid}/reassign`, { company_uuid, member_id })

export const applySeat = (uuid: string) => post(`/corporate/seats/${uuid}/use`)
