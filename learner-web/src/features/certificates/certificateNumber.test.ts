import { expect, test } from 'vitest'
import { asPrinted } from './certificateNumber'

test.each([
  ['DX-KOM-2026-000012', 'DX-KOM-2026-000012'],
  [' dx kom 2026 12 ', 'DX-KOM-2026-000012'],
  ['dx–kom–2026–000012', 'DX-KOM-2026-000012'],
  ['DXHDR2026000003', 'DX-HDR-2026-000003'],
  ['DX-KOM-2O26-OOOO1l', 'DX-KOM-2026-000011'],
  ['DX-KOM-CONTOH-0001', 'DX-KOM-CONTOH-0001'],
  ['abc', 'ABC'],
])('%s is printed as %s', (typed, printed) => {
  expect(asPrinted(typed)).toBe(printed)
})
