import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reward } from '../../api/points'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Rewards } from './Rewards'

const shirt: Reward = {
  uuid: 'r-1',
  title: 'Kaus Duxi',
  description: 'Kaus katun lembut.',
  image_url: '/media/covers/reward/kaus.svg',
  kind: 'goods',
  cost: 450,
  left: 12,
  max_per_person: 1,
  own: 0,
  available_until: null,
  missing: 0,
  can_redeem: true,
  reason: '',
}

test('a reward shows its picture, or the icon of its kind', async () => {
  const plain = { ...shirt, uuid: 'r-2', title: 'Tumbler', image_url: null }
  server.use(api.get('/points/rewards', () => ok({ rows: [shirt, plain], total: 2 })))
  renderAt('/', <Rewards />)
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('two rewards are shown')
  expect(first.querySelector('img')).toHaveAttribute('src', shirt.image_url)
  expect(second.querySelector('img')).toBeNull()
  expect(within(second).getByRole('button', { name: 'Tukar' })).toBeEnabled()
})

test('a reward out of reach shows how far one is, unless nothing of it is left', async () => {
  const far = { ...shirt, missing: 150, can_redeem: false, reason: 'Kurang 150 poin' }
  const gone = { ...far, uuid: 'r-2', left: 0, reason: 'Stok habis' }
  server.use(api.get('/points/rewards', () => ok({ rows: [far, gone], total: 2 })))
  renderAt('/', <Rewards />)
  const bar = await screen.findByRole('progressbar', { name: 'Poin Anda untuk hadiah ini' })
  expect(bar).toHaveAttribute('aria-valuenow', '300')
  expect(bar).toHaveAttribute('aria-valuemax', '450')
})
