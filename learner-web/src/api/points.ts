import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { components } from './schema'

export const pointsKey = ['points'] as const

type Schemas = components['schemas']

export type PointReward = Schemas['PointReward']
export type PointRow = Schemas['PointRow']
export type Reward = Schemas['RewardRow']
export type Redeem = Schemas['RedeemRow']
export type LoyaltyCard = Schemas['LoyaltyCard']
export type LeaderboardPlace = Schemas['PlaceRow']
export type Period = Schemas['Leaderboard']['period']

export const HISTORY_ROWS = 5
export const REWARD_ROWS = 8

export const pointsQuery = () =>
  queryOptions({
    queryKey: [...pointsKey, 'mine'],
    queryFn: ({ signal }) => read('/points/my-point-reward', undefined, signal),
  })

export const loyaltyQuery = () =>
  queryOptions({
    queryKey: [...pointsKey, 'card'],
    queryFn: ({ signal }) => read('/loyalty-card', undefined, signal),
  })

export const pointHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: [...pointsKey, 'history', page],
    queryFn: ({ signal }) => read('/points/history', { page, rows: HISTORY_ROWS }, signal),
    placeholderData: keepPreviousData,
  })

export const earningRulesQuery = () =>
  queryOptions({
    queryKey: [...pointsKey, 'rules'],
    queryFn: ({ signal }) => read('/points/rules', undefined, signal),
  })

export const leaderboardQuery = (period: Period, page: number) =>
  queryOptions({
    queryKey: [...pointsKey, 'leaderboard', period, page],
    queryFn: ({ signal }) => read('/points/leaderboard', { period, page }, signal),
    placeholderData: keepPreviousData,
  })

export const rewardsQuery = (page: number) =>
  queryOptions({
    queryKey: [...pointsKey, 'rewards', page],
    queryFn: ({ signal }) => read('/points/rewards', { page, rows: REWARD_ROWS }, signal),
    placeholderData: keepPreviousData,
  })

export const redeemsQuery = (page: number) =>
  queryOptions({
    queryKey: [...pointsKey, 'redeems', page],
    queryFn: ({ signal }) => read('/points/redeems', { page, rows: REWARD_ROWS }, signal),
    placeholderData: keepPreviousData,
  })

/** The vouchers redeemed with points, usable ones first. */
export const ownVouchersQuery = () =>
  queryOptions({
    queryKey: [...pointsKey, 'vouchers'],
    queryFn: ({ signal }) => read('/points/vouchers', undefined, signal),
  })

/** Redeems points; idempotent per key. */
export function redeemReward(uuid: string, address: string, key: string) {
  return call('POST', `/points/rewards/${uuid}/redeem`, {
    form: { address },
    headers: { 'Idempotency-Key': key },
  })
}

/** How the user appears on the leaderboard. */
export function saveRanking(nickname: string, isRanked: boolean) {
  return post('/points/leaderboard/profile', { nickname, is_ranked: isRanked ? 1 : 0 })
}
