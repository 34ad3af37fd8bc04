import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { components } from './schema'

export const affiliateKey = ['affiliate'] as const

type Schemas = components['schemas']

export type AffiliateState = Schemas['AffiliateState']
export type Membership = Schemas['Membership']
export type AffiliateDashboard = Schemas['AffiliateDashboard']
export type AffiliateForm = Schemas['RevisionIn']

export const AFFILIATE_ROWS = 10

export const affiliateQuery = () =>
  queryOptions({
    queryKey: [...affiliateKey, 'status'],
    queryFn: ({ signal }) => read('/affiliate/status', undefined, signal),
  })

export const affiliateDashboardQuery = (days: number) =>
  queryOptions({
    queryKey: [...affiliateKey, 'dashboard', days],
    queryFn: ({ signal }) => read('/affiliate/dashboard', { days }, signal),
    placeholderData: keepPreviousData,
  })

export const commissionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...affiliateKey, 'commissions', page],
    queryFn: ({ signal }) => read('/affiliate/commissions', { page, rows: AFFILIATE_ROWS }, signal),
    placeholderData: keepPreviousData,
  })

export const payoutsQuery = () =>
  queryOptions({
    queryKey: [...affiliateKey, 'payouts'],
    queryFn: ({ signal }) => read('/affiliate/payouts', undefined, signal),
  })

/** Applies for the programme, or resubmits a returned application. */
export function sendAffiliate(form: AffiliateForm, isRevision: boolean, agreed: boolean) {
  if (isRevision) return post('/affiliate/revision', form)
  return post('/affiliate/register', { ...form, agreed: agreed ? 'yes' : 'no' })
}
