// @vitest-environment node
import { expect, test } from 'vitest'
import { entriesOf, textOf } from './facts'

const block = (facts: Record<string, unknown>) => ({
  title: '',
  html: '',
  text_language: 'id',
  updated_at: '2026-11-21T00:00:00Z',
  facts,
})

test('only texts are taken for texts', () => {
  const contact = block({ email: ' halo@contoh.example ', phone: 62, address: '' })
  expect(textOf(contact, 'email')).toBe('halo@contoh.example')
  expect(textOf(contact, 'phone')).toBeNull()
  expect(textOf(contact, 'address')).toBeNull()
  expect(textOf(undefined, 'email')).toBeNull()
})

test('entries that lack a text are left out', () => {
  const monday = { days: 'Senin', opens: '08:00', closes: '17:00' }
  const hours = block({
    hours: [monday, { days: 'Selasa' }, null, 'Rabu', { ...monday, opens: 8 }],
  })
  expect(entriesOf(hours, 'hours', ['days', 'opens', 'closes'])).toEqual([monday])
  expect(entriesOf(block({ hours: 'tiap hari' }), 'hours', ['days'])).toEqual([])
})

test('an entry may lack what it need not have, but not have something else there', () => {
  const plain = { name: 'Laras' }
  const drawn = { name: 'Mira', photo: '/media/mira.svg' }
  const without = { name: 'Galih', photo: null }
  const people = block({ people: [plain, drawn, without, { name: 'Hendra', photo: 4 }] })
  expect(entriesOf(people, 'people', ['name'], ['photo'])).toEqual([plain, drawn, without])
})
