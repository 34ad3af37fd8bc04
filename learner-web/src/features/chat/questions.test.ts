import { expect, test } from 'vitest'
import { questionsFor } from './questions'

const asked = (path: string) => questionsFor(path).map((one) => one.asked)

test('most people ask about what suits them', () => {
  expect(asked('/')[0]).toBe('Kelas apa yang cocok untuk saya?')
  expect(asked('/')).toHaveLength(4)
})

test('in the cart the ways to pay and the tax invoice come first', () => {
  expect(asked('/cart').slice(0, 2)).toEqual([
    'Cara pembayaran apa saja yang tersedia?',
    'Bisakah saya meminta faktur pajak atau tagihan atas nama instansi?',
  ])
})

test('no question appears twice', () => {
  for (const path of ['/', '/transactions', '/my-learning'])
    expect(new Set(asked(path)).size).toBe(4)
})
