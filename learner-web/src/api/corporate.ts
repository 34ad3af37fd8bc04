import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import { keys } from './keys'
import type { components } from './schema'
import { upload } from './upload'

type Schemas = components['schemas']

export type Seat = Schemas['Seat']
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
export type Campaign = Schemas['CampaignRow']
export type CompanyRole = Schemas['CompanyRole']
export type MailStatus = Schemas['MailStatus']
export type CompanyForm = Schemas['ApplicationIn']

export const workspaceQuery = () =>
  queryOptions({
    queryKey: keys.corporate('workspace'),
    queryFn: ({ signal }) => read('/corporate/workspace', undefined, signal),
  })

export const invitationsQuery = () =>
  queryOptions({
    queryKey: keys.corporate('invitations'),
    queryFn: ({ signal }) => read('/corporate/invitations', undefined, signal),
  })

export const tasksQuery = () =>
  queryOptions({
    queryKey: keys.corporate('tna'),
    queryFn: ({ signal }) => read('/corporate/tna', undefined, signal),
  })

/** An analysis: one's own line, or as manager the whole of the named or the newest one. */
export const resultsQuery = (own: boolean, campaign = '') =>
  queryOptions({
    queryKey: keys.corporate('results', own, campaign),
    queryFn: ({ signal }) =>
      read('/corporate/tna/results', campaign ? { own, campaign_uuid: campaign } : { own }, signal),
  })

export const campaignsQuery = () =>
  queryOptions({
    queryKey: keys.corporate('campaigns'),
    queryFn: ({ signal }) => read('/corporate/campaigns', undefined, signal),
  })

export interface CampaignForm {
  title: string
  participants: { member_id: number; job_role_id: number }[]
  closes_at: string
  asks_superiors: boolean
  budget: number | null
}

export const openCampaign = ({ asks_superiors, ...form }: CampaignForm) =>
  post('/corporate/campaigns', { ...form, asks_superiors: asks_superiors ? 'yes' : 'no' })

export const teamQuery = () =>
  queryOptions({
    queryKey: keys.corporate('team'),
    queryFn: ({ signal }) => read('/corporate/members', undefined, signal),
  })

export const quotationsQuery = () =>
  queryOptions({
    queryKey: keys.corporate('quotations'),
    queryFn: ({ signal }) => read('/corporate/quotations', undefined, signal),
  })

export const companyOrdersQuery = () =>
  queryOptions({
    queryKey: keys.corporate('orders'),
    queryFn: ({ signal }) => read('/corporate/orders', undefined, signal),
  })

export const companySeatsQuery = () =>
  queryOptions({
    queryKey: keys.corporate('seats'),
    queryFn: ({ signal }) => read('/corporate/seats', undefined, signal),
  })

export const ownSeatsQuery = () =>
  queryOptions({
    queryKey: keys.corporate('own-seats'),
    queryFn: ({ signal }) => read('/corporate/own-seats', undefined, signal),
  })

export const historiesQuery = () =>
  queryOptions({
    queryKey: keys.corporate('histories'),
    queryFn: ({ signal }) => read('/corporate/histories', undefined, signal),
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

export const changeMember = (id: number, form: MemberForm) => post(`/corporate/members/${id}`, form)

export const removeMember = (id: number) => call('DELETE', `/corporate/members/${id}`)

export const leaveCompany = (company_uuid: string) =>
  post('/corporate/members/leave', { company_uuid })

export const revokeInvitation = (uuid: string) => post(`/corporate/invitations/${uuid}/revoke`, {})

export const importMembers = (file: File) =>
  upload('/corporate/members/import', { file }, () => undefined)

export const invitePeople = (people: string) => post('/corporate/members/invite', { people })

export const saveConsent = (company_uuid: string, agrees: boolean) =>
  post('/corporate/consent', { company_uuid, consent: agrees ? 'yes' : 'no' })

export function submitTna(participant_uuid: string, levels: ReadonlyMap<number, number>) {
  const ratings = [...levels].map(([unit_id, level]) => ({ unit_id, level }))
  return post('/corporate/tna', { participant_uuid, ratings })
}

export function requestQuotation(lines: { item_id: number; seats: number }[], key: string) {
  return call('POST', '/corporate/quotations', {
    form: { lines },
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

export const assignSeats = (item_id: number, member_ids: number[]) =>
  post('/corporate/seats/assign', { item_id, member_ids })

export const changeSeat = (uuid: string, verb: 'remind' | 'revoke') =>
  post(`/corporate/seats/${uuid}/${verb}`, {})

export const reassignSeat = (uuid: string, member_id: number) =>
  post(`/corporate/seats/${uuid}/reassign`, { member_id })

export const applySeat = (uuid: string) => post(`/corporate/seats/${uuid}/use`)
