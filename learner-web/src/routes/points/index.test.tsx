import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LoyaltyCard, PointReward } from '../../api/points'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

const points: PointReward = {
  balance: 0,
  earned_this_year: 0,
  expires_at: null,
  expiring: 0,
  is_ranked: false,
  nickname: '',
  owed: 0,
  tier: null,
  voucher_count: 0,
}
const card: LoyaltyCard = {
  card_number: '000000000049',
  holder: 'Rara Baru',
  member_since: null,
  missing: 0,
  next_tier: null,
  points: 0,
  tier: null,
  tiers: [],
}
const rule = {
  cause: 'assessment_finished',
  label: 'Menyelesaikan asesmen',
  lifetime_days: 365,
  max_points: null,
  points: 50,
  rupiah_per_point: 0,
  valid_from: '2025-01-01',
} as const

function show(earned_this_year: number) {
  server.use(
    api.get('/points/my-point-reward', () => ok({ ...points, earned_this_year })),
    api.get('/loyalty-card', () => ok(card)),
    api.get('/points/rewards', () => ok({ rows: [], total: 0 })),
    api.get('/points/rules', () => ok({ rows: [rule] })),
  )
  renderAt('/points', <Component />)
}

test('without points the page explains how to earn them beside the rewards', async () => {
  show(0)
  expect(await screen.findByRole('heading', { name: 'Cara mendapat poin' })).toBeInTheDocument()
  expect(screen.getByText('Menyelesaikan asesmen')).toBeInTheDocument()
})

test('earned points are in the history', async () => {
  show(50)
  expect(await screen.findByText('Rara Baru')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Cara mendapat poin' })).not.toBeInTheDocument()
})
