import { beforeAll, describe, expect, it } from 'vitest'
import { activateLocale } from '../i18n/locale'
import { filledIn, formatWait, hasGap, matching, merged, spoken } from './messages'
import type { Message } from './types'

beforeAll(() => activateLocale('id'))

const message = (sequence: number): Message => ({
  uuid: `6f0d3c1e-8f0a-4c59-9d8e-0000000000${sequence + 10}`,
  conversation_uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000001',
  sequence,
  content: 'Halo',
  cards: [],
  file_url: null,
  user_name: 'Sari',
  type: 'text',
  datetime: '2026-11-22T10:00:00+07:00',
  is_bot: false,
  is_mine: false,
  sender: 'visitor',
  client_id: null,
})

describe('messages', () => {
  it('appear once and in order', () => {
    const found = merged([message(2)], [message(3), message(1), message(2)])
    expect(found.map((one) => one.sequence)).toEqual([1, 2, 3])
  })

  it('tell of a gap between them, not before them', () => {
    expect(hasGap([message(5), message(6)])).toBe(false)
    expect(hasGap([message(5), message(7)])).toBe(true)
  })
})

it('puts the first name of the visitor into a canned reply', () => {
  expect(filledIn('Halo {nama}!', 'Sari Utami')).toBe('Halo Sari!')
})

it.each([
  [null, '–'],
  [42, '42 detik'],
  [150, '3 menit'],
  [3720, '1 jam 2 menit'],
])('says %s seconds as %s', (seconds, said) => {
  expect(spoken(seconds)).toBe(said)
})

describe('canned replies', () => {
  it('come by their shortcut before their title', () => {
    const closing = { shortcut: 'penutup', title: 'Salam penutup' }
    const opening = { shortcut: 'salam', title: 'Salam pembuka' }
    const replies = [closing, opening]
    expect(matching(replies, 'Sal')).toEqual([opening, closing])
    expect(matching(replies, 'bayar')).toEqual([])
  })
})

it('a wait takes little room', () => {
  expect([0, 59, 60, 169].map(formatWait)).toEqual(['< 1 m', '59 m', '1 j 0 m', '2 j 49 m'])
})
