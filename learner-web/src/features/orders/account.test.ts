// @vitest-environment node
import { expect, test } from 'vitest'
import { isAccount, isAccountNumber, NO_ACCOUNT, normalizedAccount } from './account'

const ANI = { bank: '014', account_number: '123 456-7890', account_holder: '  Ani   Wulandari ' }

test('what is sent has neither separators nor stray spaces', () => {
  expect(normalizedAccount(ANI)).toEqual({
    bank: '014',
    account_number: '1234567890',
    account_holder: 'Ani Wulandari',
  })
})

test.each([
  ['12345678', true],
  ['123456789012345678', true],
  ['1234567', false],
  ['1234567890123456789', false],
  ['12345678a', false],
  ['', false],
])('%j can be a number: %s', (text, isOne) => {
  expect(isAccountNumber(text)).toBe(isOne)
})

test('a transfer needs bank, number and holder', () => {
  expect(isAccount(ANI)).toBe(true)
  expect(isAccount(NO_ACCOUNT)).toBe(false)
  expect(isAccount({ ...ANI, bank: '' })).toBe(false)
  expect(isAccount({ ...ANI, account_holder: ' A ' })).toBe(false)
})
