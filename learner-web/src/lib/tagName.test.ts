// @vitest-environment node
import { expect, test } from 'vitest'
import { tagName } from './tagName'

test.each([
  ['data', 'Data'],
  ['spbe', 'SPBE'],
  ['tata kelola', 'Tata kelola'],
  ['', ''],
])('%s is read as %s', (tag, name) => expect(tagName(tag)).toBe(name))
