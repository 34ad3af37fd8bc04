// @vitest-environment node
import { expect, test } from 'vitest'
import { ownPath } from './ownPath'

test.each([
  [null, null],
  ['', null],
  ['/payment/transaction?tab=complete', '/payment/transaction?tab=complete'],
  ['https://duxi.example/account/security#devices', '/account/security#devices'],
  ['https://evil.example/account', null],
  ['//evil.example/', null],
  ['javascript:alert(1)', null],
  ['http://', null],
])('%s leads to %s', (address, path) => {
  expect(ownPath(address, 'https://duxi.example')).toBe(path)
})
