import type { TaxIdType } from '../../api/types'

const NIK_LENGTH = 16
const OLD_NPWP_LENGTH = 15
const FIRST_PROVINCE = 11
const LAST_PROVINCE = 96
// The day of birth of women is written with 40 added.
const WOMEN_FROM = 40
const DECEMBER = 12
const LAST_DAY = 31
/** The taxpayer's own number in an NPWP, the check digit last. */
const TAXPAYER = 9

/** What is left of a number without dots, dashes and spaces. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isBetween(value: number, first: number, last: number): boolean {
  return value >= first && value <= last
}

/** Whether 16 digits can be a NIK: province, then day, month and year of birth. */
export function isNik(digits: string): boolean {
  if (digits.length !== NIK_LENGTH) return false
  const [province = 0, day = 0, month = 0] = [0, 6, 8].map((at) => Number(digits.slice(at, at + 2)))
  const dayOfBirth = day > WOMEN_FROM ? day - WOMEN_FROM : day
  return (
    isBetween(province, FIRST_PROVINCE, LAST_PROVINCE) &&
    isBetween(dayOfBirth, 1, LAST_DAY) &&
    isBetween(month, 1, DECEMBER)
  )
}

function isOldNpwp(digits: string): boolean {
  const taxpayer = digits.slice(0, TAXPAYER)
  return digits.length === OLD_NPWP_LENGTH && Number(taxpayer) > 0 && passesLuhn(taxpayer)
}

/** Coretax numbers bodies one after the other behind 1000, without a check digit. */
function isOfNewBody(digits: string): boolean {
  return digits.length === NIK_LENGTH && /^1000(?!0+$)/.test(digits)
}

/** Whether digits can be an NPWP: 15 with their check digit, the same behind a 0, a new body's, or a NIK. */
export function isNpwp(digits: string): boolean {
  const old = digits.length === NIK_LENGTH && digits.startsWith('0') ? digits.slice(1) : digits
  return isOldNpwp(old) || isOfNewBody(digits) || isNik(digits)
}

/** Whether digits can be a number of this type. */
export function isTaxNumber(type: TaxIdType, digits: string): boolean {
  return type === 'nik' ? isNik(digits) : isNpwp(digits)
}
