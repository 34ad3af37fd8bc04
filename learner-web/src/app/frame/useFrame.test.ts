import { expect, test } from 'vitest'
import { frameParts } from './useFrame'

test.each([
  ['full', '', { header: 'full', bottomNav: true, footer: true }],
  ['full', 'pageonly=1', { header: 'none', bottomNav: false, footer: false }],
  ['full', 'pageonly=yes', { header: 'full', bottomNav: true, footer: true }],
  ['full', 'nav-style=hidden', { header: 'full', bottomNav: false, footer: true }],
  ['full', 'nav-style=odd', { header: 'full', bottomNav: true, footer: true }],
  ['focus', '', { header: 'logo', bottomNav: false, footer: false }],
] as const)('%s with "%s"', (kind, query, parts) => {
  expect(frameParts(kind, new URLSearchParams(query))).toEqual(parts)
})
