const PARTS = /^DX-?(KOM|HDR)-?([\dOIL]{4})-?([\dOIL]{1,6})$/
const DIGITS = 6

/** How a number is printed. */
export const EXAMPLE_NUMBER = 'DX-KOM-2026-000001'

/** The number as it is printed, of one typed in small letters, without its dashes or zeros, or with O for 0. */
export function asPrinted(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015_/]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const [, series, year, place] = PARTS.exec(plain) ?? []
  if (!series || !year || !place) return plain
  return `DX-${series}-${digits(year)}-${digits(place).padStart(DIGITS, '0')}`
}

const digits = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')
