// @vitest-environment node
import { expect, test } from 'vitest'
import { countriesLike, countryOf, dialCodeOf } from './countries'

const countries = [
  { code: 'ID', name: 'Indonesia', dial_code: '+62', flag: '' },
  { code: 'CI', name: 'Côte d’Ivoire', dial_code: '+225', flag: '' },
  { code: 'JM', name: 'Jamaika', dial_code: '+1', flag: '' },
  { code: 'MY', name: 'Malaysia', dial_code: '+60', flag: '' },
]
const codes = (typed: string) => countriesLike(countries, typed).map(({ code }) => code)

test.each([
  ['', ['ID', 'CI', 'JM', 'MY']],
  ['ma', ['MY', 'JM']],
  ['indo', ['ID']],
  ['COTE', ['CI']],
  ['my', ['MY']],
  ['+6', ['ID', 'MY']],
  ['62', ['ID']],
  ['0062', ['ID']],
  ['atlantis', []],
])('"%s" finds %j', (typed, found) => {
  expect(codes(typed)).toEqual(found)
})

test.each([
  ['+60', 'MY'],
  ['+999', 'ID'],
  [null, 'ID'],
])('the country of %s is %s', (dialCode, code) => {
  expect(countryOf(countries, dialCode)?.code).toBe(code)
})

test('without a dial code it is Indonesia, wherever that is in the list', () => {
  expect(countryOf(countries.toReversed(), '')?.code).toBe('ID')
})

test.each([
  ['+6281234567890', null, '+62'],
  ['+2250102030405', '', '+225'],
  ['+6281234567890', '+60', '+60'],
  [null, null, null],
])('the dial code of %s stored with %s is %s', (phone, phone_dial_code, found) => {
  expect(dialCodeOf(countries, { phone, phone_dial_code })).toBe(found)
})
