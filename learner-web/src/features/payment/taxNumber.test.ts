// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { digitsOf, isNik, isNpwp, isTaxNumber } from './taxNumber'

test('dots, dashes and spaces do not count', () => {
  expect(digitsOf('01.312.166.0-091.000')).toBe('013121660091000')
})

describe('NIK', () => {
  test.each([
    ['3171011708450001', 'a man'],
    ['3171015708450001', 'a woman, whose day is written with 40 more'],
    ['9671010101900001', 'the last province'],
  ])('%s can be one: %s', (digits) => {
    expect(isNik(digits)).toBe(true)
  })

  test.each([
    ['317101170845000', 'a digit short'],
    ['1071011708450001', 'no such province'],
    ['9771011708450001', 'no such province'],
    ['3171013208450001', 'day 32'],
    ['3171014008450001', 'day 40'],
    ['3171017208450001', 'day 72'],
    ['3171010008450001', 'day 0'],
    ['3171011713450001', 'month 13'],
  ])('%s cannot: %s', (digits) => {
    expect(isNik(digits)).toBe(false)
  })
})

describe('NPWP', () => {
  test.each(['013121660091000', '0013121660091000', '3171011708450001', '1000000001234567'])(
    '%s can be one',
    (digits) => {
      expect(isNpwp(digits)).toBe(true)
    },
  )

  test.each([
    '013121661091000',
    '0013121661091000',
    '01312166009100',
    '1013121660091000',
    '1000000000000000',
    '000000000091000',
    '',
  ])('%s cannot', (digits) => {
    expect(isNpwp(digits)).toBe(false)
  })
})

test('an NPWP of 15 digits is no NIK', () => {
  expect(isTaxNumber('nik', '013121660091000')).toBe(false)
  expect(isTaxNumber('npwp', '013121660091000')).toBe(true)
})
