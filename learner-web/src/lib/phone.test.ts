// @vitest-environment node
import { expect, test } from 'vitest'
import { formatPhone, internationalPhone, nationalDigits } from './phone'

test.each([
  ['0812-3456-7890', '+62', '81234567890'],
  ['+62 812 3456 7890', '+62', '81234567890'],
  ['006281234567890', '+62', '81234567890'],
  ['6281234567890', '+62', '81234567890'],
  ['81234567890', '+62', '81234567890'],
  ['6512 3456', '+65', '65123456'],
  ['', '+62', ''],
])('"%s" with %s has the national digits %s', (typed, dialCode, digits) => {
  expect(nationalDigits(typed, dialCode)).toBe(digits)
})

test('the server gets the number with its dial code', () => {
  expect(internationalPhone('0812 3456 7890', '+62')).toBe('+6281234567890')
})

test.each([
  ['+6281234567890', '+62 812-3456-7890'],
  ['+628123', '+62 812-3'],
  ['+14155550100', '+14155550100'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
