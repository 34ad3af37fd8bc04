// @vitest-environment node
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { areaOf, SHOP, TOP } from '../../tooling/areas'
import { areasNeededBy, fromTop, reachedFrom } from '../../tooling/imports'

test.each([
  ['src/lib/format.ts', 'shop'],
  ['src/kinds/kindMeta.tsx', 'shop'],
  ['src/kinds/facts.tsx', 'kinds'],
  ['src/routes/errors/not-found.tsx', 'shop'],
  ['src/features/notifications/push/PushSection.tsx', 'notifications'],
  ['src/routes/product/index.tsx', 'shop'],
  ['src/routes/product/detail.tsx', 'product'],
])('%s has its texts in %s', (file, area) => {
  expect(areaOf(file)).toBe(area)
})

test('an import of several lines is followed, an import of types is not', () => {
  const reached = [...reachedFrom(fromTop('src/app/guards.ts')).keys()]
  expect(reached.map((file) => relative(TOP, file))).toEqual(
    expect.arrayContaining(['src/app/screens/index.ts', 'src/app/redirectTargets.ts']),
  )
  expect(reached.some((file) => file.endsWith('src/api/types.ts'))).toBe(false)
})

test.each(['src/main.tsx', 'src/routes/errors/not-found.tsx'])(
  'whatever %s shows stands in the texts of the first load',
  (file) => {
    expect(areasNeededBy(fromTop(file))).toEqual([])
    expect(areaOf(file)).toBe(SHOP)
  },
)
