// @vitest-environment node
import { expect, test } from 'vitest'
import { wordsOfAddress } from './address'

test.each([
  ['/product/training/dasar-python-2024', 'dasar python'],
  ['/product/assessment/analis_keamanan', 'analis keamanan'],
  ['/blog/2025/11/12/', 'blog'],
  ['/news/6f0d3c1e-8f0a-4c59-9d8e-000000000001', 'news'],
  ['/kelas%20data', 'kelas data'],
  ['/100%', ''],
  ['/', ''],
])('%s is about "%s"', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words)
})
