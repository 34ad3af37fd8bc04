// @vitest-environment node
import { expect, test } from 'vitest'
import { allows, permissionFor } from './permissions'

test.each([
  ['instansi', 'list', 'instansi.view'],
  ['instansi', 'show', 'instansi.view'],
  ['instansi', 'create', 'instansi.add'],
  ['instansi', 'edit', 'instansi.change'],
  ['instansi', 'delete', 'instansi.delete'],
])('%s %s needs %s', (resource, action, permission) => {
  expect(permissionFor(resource, action)).toBe(permission)
})

test('only what was granted is allowed', () => {
  expect(allows(['batches.view'], 'batches', 'show')).toBe(true)
  expect(allows(['batches.view'], 'batches', 'edit')).toBe(false)
})
