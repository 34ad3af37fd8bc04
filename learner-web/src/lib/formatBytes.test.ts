// @vitest-environment node
import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes'

test.each([
  [820, '820 B'],
  [34_800, '34 KB'],
  [2_516_582, '2,4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'id')).toBe(text)
})
